import * as z from "zod/mini";
import { listFields } from "../../onboarding/extraction/extraction.ts";
import {
  type QuotedField,
  quotedFields,
  type QuotedValue,
  type SearchClaim,
  type SearchedField,
  type WebsiteReading,
} from "../../onboarding/extraction/extraction-model.ts";
import { parseModelFields } from "../gemini/generate-content.ts";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";

const Claim = z.object({ value: z.union([z.string(), z.array(z.string())]), source_url: z.string() });

/**
 * The well-formed claims about the wanted fields; `verifySearch` checks whether they are true.
 *
 * @throws ServiceError `unreadable`
 */
export const readSearchClaims = (text: string, wanted: readonly SearchedField[]): readonly SearchClaim[] => {
  const fields = parseModelFields(text);
  return wanted.flatMap((field) => {
    const { data } = Claim.safeParse(fields[field]);
    const isList = listFields.some((name) => name === field);
    if (data === undefined || Array.isArray(data.value) !== isList) return [];
    return [{ field, values: [data.value].flat().filter(isPlain), url: data.source_url }];
  });
};

/** Texts are read aloud: one that contains a URL or markup ignores the instruction and is dropped. */
const isPlain = (text: string): boolean => !/:\/\/|<\/?[a-z]|```/i.test(text);

const Value = z.object({ value: z.string(), quotation: z.string(), page: z.int() });
const Hours = z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string(), quotation: z.string(), page: z.int() });

/**
 * The well-formed part of a reading; `verifyReading` checks whether it is true.
 *
 * @throws ServiceError `unreadable`
 */
export const readWebsiteReading = (text: string): WebsiteReading => {
  const fields = parseModelFields(text);
  const fieldOf = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const listOf = (name: string): readonly unknown[] => {
    const list = fieldOf(name);
    return Array.isArray(list) ? list.slice(0, extractionLimits.hourEntries) : [];
  };
  const texts = quotedFields.flatMap((field): readonly (readonly [QuotedField, QuotedValue])[] => {
    const answer = Value.safeParse(fieldOf(field));
    return answer.success ? [[field, answer.data]] : [];
  });
  const hours = listOf("opening_hours").map((item) => Hours.safeParse(item));
  const textsOf = (name: string): readonly string[] => listOf(name).filter((item) => typeof item === "string");
  return {
    texts: Object.fromEntries(texts),
    // If one entry cannot be read, the whole week is dropped, because half a week would be wrong hours.
    hours: hours.every(({ success }) => success) ? hours.flatMap(({ data }) => data ?? []) : [],
    languages: listOf("languages").flatMap((item) => Value.safeParse(item).data ?? []),
    products: textsOf("products_services"),
    sellingPoints: textsOf("unique_selling_points"),
  };
};
