import type { CompanyStatus } from "../../companies/company.ts";
import { companyLimits } from "../../companies/limits.ts";
import { cleanText, shorten } from "../../platform/core/text.ts";
import { isRecord } from "../../platform/core/unknown-record.ts";

/** Readers for the responses of registries, in which any field may be missing or have another type. */

/** The value at a path through records and arrays. */
export const at = (value: unknown, ...way: readonly (string | number)[]): unknown =>
  way.reduce<unknown>((part, step) => {
    if (typeof step === "number") return Array.isArray(part) ? part[step] : undefined;
    return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  }, value);

/** A string on one line, not empty and of limited length. Also accepts numbers: some registries send company numbers as such. */
export const textAt = (value: unknown, ...way: readonly (string | number)[]): string | undefined => toText(at(value, ...way));

export const listAt = (value: unknown, ...way: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...way);
  return Array.isArray(found) ? found : [];
};

export const toText = (value: unknown, longest: number = companyLimits.textLength): string | undefined => {
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== "string") return undefined;
  const line = shorten(cleanText(text.slice(0, 4 * longest)), longest);
  return line === "" ? undefined : line;
};

/** Flattens nested arrays. */
const textsOf = (...values: readonly unknown[]): readonly string[] => values.flat().flatMap((value) => toText(value) ?? []);

export const otherNames = (name: string | undefined, ...others: readonly unknown[]): readonly string[] =>
  [...new Set(textsOf(...others))].filter((other) => other !== name).slice(0, companyLimits.otherNames);

/** Joins texts with spaces, such as a postcode and its town. */
export const spaced = (...parts: readonly unknown[]): string => textsOf(...parts).join(" ");

/** An address on one line, without missing or repeated parts. */
export const addressLine = (...parts: readonly unknown[]): string | undefined => {
  const lines = [...new Set(textsOf(...parts))];
  return lines.length === 0 ? undefined : toText(lines.join(", "));
};

/** Text in capitals gets capital initials: "MO I RANA" becomes "Mo I Rana", which is not spelled out when spoken. */
export const placeName = (text: string | undefined): string | undefined =>
  text !== text?.toUpperCase() ? text : text?.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());

export const statusOf = (
  text: string | undefined,
  { active, closed }: { readonly active: readonly string[]; readonly closed: readonly string[] },
): CompanyStatus => {
  if (text === undefined) return "unknown";
  return active.includes(text) ? "active" : closed.includes(text) ? "closed" : "unknown";
};
