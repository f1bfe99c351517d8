import { isRecord, type UnknownRecord } from "../../shared/decode.ts";
import type { Labels } from "../words/labels.ts";

/** Types that are edited as text. */
const textTypes = ["text", "string", "textarea", "markdown", "richtext", "url", "email", "image", "color"] as const;

export type TextType = (typeof textTypes)[number];

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface AnyField {
  readonly key: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** The operator's heading for the field. */
  readonly group?: string;
}

type OfType<Type, More = object> = Type extends string ? AnyField & More & { readonly type: Type } : never;

export type TextField = OfType<TextType, { readonly maxLength: number | undefined }>;

/** A field of a template. An `unknown` one belongs to a later version of Lectern, or to the operator: it is shown, never changed. */
export type Field =
  | TextField
  | OfType<"number" | "boolean" | "date" | "datetime" | "tags" | "unknown">
  /** Without options every value is allowed. */
  | OfType<"select" | "multiselect", { readonly options: readonly Option[] | undefined }>;

export const isTextField = (field: Field): field is TextField => textTypes.some((type) => type === field.type);

/** The fields of a template in order, without entries that have no key: operators may write anything. */
export const fieldsOf = (template: UnknownRecord | null): readonly Field[] => {
  const fields = template?.["fields"];
  return Array.isArray(fields) ? fields.flatMap((field: unknown) => decodeField(field)) : [];
};

export const labelsOf = (template: UnknownRecord | null): Labels => new Map(fieldsOf(template).map(({ key, label }) => [key, label]));

const decodeField = (raw: unknown): readonly Field[] => {
  if (!isRecord(raw)) return [];
  const { key, label, type, required, group, max_length: maxLength, options } = raw;
  if (typeof key !== "string") return [];
  const any: AnyField = {
    key,
    label: typeof label === "string" && label !== "" ? label : key,
    isRequired: required === true,
    ...(typeof group === "string" && group !== "" && { group }),
  };
  const textType = textTypes.find((known) => known === type);
  if (textType !== undefined) return [{ ...any, type: textType, maxLength: typeof maxLength === "number" ? maxLength : undefined }];
  switch (type) {
    case "number":
    case "boolean":
    case "date":
    case "datetime":
    case "tags":
      return [{ ...any, type }];
    case "select":
    case "multiselect":
      return [{ ...any, type, options: Array.isArray(options) ? options.flatMap((option: unknown) => decodeOption(option)) : undefined }];
    default:
      return [{ ...any, type: "unknown" }];
  }
};

const decodeOption = (raw: unknown): readonly Option[] => {
  if (typeof raw === "string") return [{ value: raw, label: raw }];
  if (!isRecord(raw) || typeof raw["value"] !== "string") return [];
  return [{ value: raw["value"], label: typeof raw["label"] === "string" ? raw["label"] : raw["value"] }];
};
