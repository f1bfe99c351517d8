import { AppError, type ErrorDetail } from "../core/app-error.ts";
import { countCharacters } from "../core/text.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import type { Template } from "./page.ts";

/** What a value of a template's field must be, or undefined when it is. */
type Rule = (value: unknown, field: UnknownRecord) => string | undefined;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** RFC 3339, 5.6, where seconds and the offset may be missing: forms have no field for them. */
const isoTime = /^[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i;

/** Whether a day is in the calendar. `Date` alone makes 2 March of 30 February. */
const isDay = (text: string): boolean =>
  isoDate.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const text: Rule = (value, { max_length: maxLength }) => {
  if (typeof value !== "string") return "must be a string";
  if (typeof maxLength === "number" && countCharacters(value) > maxLength) return `must have at most ${maxLength} characters`;
  return undefined;
};

const number: Rule = (value) => (typeof value === "number" ? undefined : "must be a number");

const boolean: Rule = (value) => (typeof value === "boolean" ? undefined : "must be true or false");

const date: Rule = (value) => (typeof value === "string" && isDay(value) ? undefined : "must be a date of the form 2026-12-31");

const dateTime: Rule = (value) =>
  typeof value === "string" && isDay(value.slice(0, 10)) && isoTime.test(value.slice(10)) && !Number.isNaN(Date.parse(value))
    ? undefined
    : "must be a time of the form 2026-12-31T23:59:00Z";

const select: Rule = (value, field) => {
  if (typeof value !== "string") return "must be one of the options";
  const options = optionValues(field);
  return options === undefined || options.includes(value) ? undefined : "must be one of the options";
};

const multiSelect: Rule = (value, field) =>
  Array.isArray(value) && value.every((item) => select(item, field) === undefined) ? undefined : "must be an array of the options";

const texts: Rule = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === "string") ? undefined : "must be an array of strings";

/** The types that a field may have. Stored templates may name others: those are not checked. */
export const fieldTypes = [
  "text",
  "string",
  "textarea",
  "markdown",
  "richtext",
  "url",
  "email",
  "image",
  "color",
  "number",
  "boolean",
  "date",
  "datetime",
  "select",
  "multiselect",
  "tags",
] as const;

const rules = {
  text,
  string: text,
  textarea: text,
  markdown: text,
  richtext: text,
  url: text,
  email: text,
  image: text,
  color: text,
  number,
  boolean,
  date,
  datetime: dateTime,
  select,
  multiselect: multiSelect,
  tags: texts,
} as const satisfies Readonly<Record<(typeof fieldTypes)[number], Rule>>;

const ruleFor = (type: unknown): Rule | undefined => {
  const known = fieldTypes.find((fieldType) => fieldType === type);
  return known && rules[known];
};

/** Options are texts, or pairs of a value and a label. */
const optionValues = ({ options }: UnknownRecord): readonly unknown[] | undefined =>
  Array.isArray(options) ? options.map((option: unknown) => (isRecord(option) ? option["value"] : option)) : undefined;

/** @throws AppError `invalid_request` with every key that is of another type than the template says */
export const requireTypes = (template: Template, metadata: UnknownRecord): void => {
  const details = findMistyped(template, metadata);
  if (details.length > 0) throw new AppError("invalid_request", "Some metadata does not fit the template.", { details });
};

/** The required keys that `metadata` lacks. A draft may lack them, a live page may not. */
export const findMissing = (template: Template, metadata: UnknownRecord): readonly ErrorDetail[] =>
  fieldsOf(template)
    .filter((field) => field["required"] === true)
    .map((field) => String(field["key"]))
    .filter((key) => !Object.hasOwn(metadata, key) || metadata[key] === null || metadata[key] === "")
    .map((key) => ({ path: `metadata.${key}`, message: "is required" }));

/**
 * The keys of `metadata` that are not of the type that the template says. A key that the template does not know, a type
 * that we do not know, null (a cleared field) and a required key that is missing are all fine in a draft.
 */
export const findMistyped = (template: Template, metadata: UnknownRecord): readonly ErrorDetail[] =>
  fieldsOf(template).flatMap((field) => {
    const key = String(field["key"]);
    const value = Object.hasOwn(metadata, key) ? metadata[key] : null;
    const message = value === null ? undefined : ruleFor(field["type"])?.(value, field);
    return message === undefined ? [] : [{ path: `metadata.${key}`, message }];
  });

const fieldsOf = ({ record }: Template): readonly UnknownRecord[] => {
  const fields = record["fields"];
  return Array.isArray(fields) ? fields.filter(isRecord) : [];
};
