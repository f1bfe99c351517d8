import * as z from "zod/mini";
import type { FieldType } from "../../../../answers/template.ts";
import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { countCharacters } from "../../platform/core/text.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import { must } from "../../projects/site/fields.ts";
import type { Template } from "./page.ts";

type Rule = (field: UnknownRecord) => z.ZodMiniType;

const text: Rule = ({ max_length: longest }) =>
  z
    .string(must("a string"))
    .check(
      z.refine(
        (value) => typeof longest !== "number" || countCharacters(value) <= longest,
        `must have at most ${String(longest)} characters`,
      ),
    );

const select: Rule = (field) => {
  const options = optionValues(field);
  const error = must("one of the options");
  return z.string(error).check(z.refine((value) => options?.includes(value) ?? true, error));
};

/** RFC 3339, 5.6, but seconds and offset are optional: forms have no input for them. */
const isoTime = /^[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i;

const day = z.iso.date(must("a date of the form 2026-12-31"));

const isMoment = (value: string): boolean =>
  day.safeParse(value.slice(0, 10)).success && isoTime.test(value.slice(10)) && !Number.isNaN(Date.parse(value));

const mustBeMoment = must("a time of the form 2026-12-31T23:59:00Z");

const moment = z.string(mustBeMoment).check(z.refine(isMoment, mustBeMoment));

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
  number: () => z.number(must("a number")),
  boolean: () => z.boolean(must("true or false")),
  date: () => day,
  datetime: () => moment,
  select,
  multiselect: (field) => z.array(select(field), must("an array of the options")),
  tags: () => z.array(z.string(must("an array of strings")), must("an array of strings")),
} as const satisfies Readonly<Record<FieldType, Rule>>;

const isFieldType = (type: unknown): type is FieldType => typeof type === "string" && Object.hasOwn(rules, type);

/** The known field types. Stored templates may name others, which are not checked. */
export const fieldTypes: readonly FieldType[] = Object.keys(rules).filter(isFieldType);

/** Each option is a text, or a value with a label. */
const optionValues = ({ options }: UnknownRecord): readonly unknown[] | undefined =>
  Array.isArray(options) ? options.map((option: unknown) => (isRecord(option) ? option["value"] : option)) : undefined;

/** @throws AppError `invalid_request` with every key whose value has the wrong type */
export const requireTypes = (template: Template, metadata: UnknownRecord): void => {
  const details = findMistyped(template, metadata);
  if (details.length > 0) throw new AppError("invalid_request", "Some metadata does not fit the template.", { details });
};

/** The required keys that `metadata` lacks. Only a live page must have them. */
export const findMissing = (template: Template, metadata: UnknownRecord): readonly ErrorDetail[] =>
  fieldsOf(template)
    .filter((field) => field["required"] === true)
    .map((field) => String(field["key"]))
    .filter((key) => !Object.hasOwn(metadata, key) || metadata[key] === null || metadata[key] === "")
    .map((key) => ({ path: `metadata.${key}`, message: "is required" }));

/**
 * The keys of `metadata` whose values do not have the type in the template. Unknown keys and types, null (a cleared field) and missing
 * required keys are allowed in a draft.
 */
export const findMistyped = (template: Template, metadata: UnknownRecord): readonly ErrorDetail[] =>
  fieldsOf(template).flatMap((field) => {
    const key = String(field["key"]);
    const value = Object.hasOwn(metadata, key) ? metadata[key] : null;
    const type = field["type"];
    if (value === null || !isFieldType(type)) return [];
    const [issue] = rules[type](field).safeParse(value).error?.issues ?? [];
    return issue === undefined ? [] : [{ path: `metadata.${key}`, message: issue.message }];
  });

export const fieldsOf = ({ record }: Template): readonly UnknownRecord[] => {
  const fields = record["fields"];
  return Array.isArray(fields) ? fields.filter(isRecord) : [];
};
