import * as z from "zod/mini";
import { contactFields, type QuotedField, quotedFields, type QuotedValue, type WebsiteReading } from "../../extraction/extraction-model.ts";
import { extractionLimits } from "../../extraction/limits.ts";
import { parseModelFields } from "../gemini/gemini-answer.ts";

const Value = z.object({ value: z.string(), quotation: z.string(), page: z.int() });
const Hours = z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string(), quotation: z.string(), page: z.int() });

/**
 * What a model says that the pages say, where it has the right form. Whether it is true is for others to check.
 * @throws GeminiError `unreadable`
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
    // Days of which one entry cannot be read are not known: whoever is told half of a week's hours is told the wrong ones.
    hours: hours.every(({ success }) => success) ? hours.flatMap(({ data }) => data ?? []) : [],
    languages: listOf("languages").flatMap((item) => Value.safeParse(item).data ?? []),
    products: textsOf("products_services"),
    sellingPoints: textsOf("unique_selling_points"),
    unclear: contactFields.filter((field) => {
      const value = fieldOf(field);
      return value === null || (Array.isArray(value) && value.length === 0);
    }),
  };
};
