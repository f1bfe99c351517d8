import * as z from "zod/mini";
import { canonicalLanguage } from "../i18n/language.ts";
import { parseSlug } from "./slug.ts";

/** Fields of request bodies that name a page. */

/** `is required` when nothing was sent, else what it must be. */
export const must = (be: string) => ({
  error: ({ input }: { readonly input?: unknown }): string => (input === undefined ? "is required" : `must be ${be}`),
});

const string = z.string(must("a string"));

/** Canonical slug. */
export const slugField = z.pipe(
  string,
  z.transform((input: string, context) => {
    const reading = parseSlug(input);
    if ("slug" in reading) return reading.slug;
    context.issues.push({ code: "custom", input, message: reading.problem });
    return z.NEVER;
  }),
);

/** Canonical BCP 47 tag of a language that exists. */
export const languageField = z.pipe(
  string,
  z.transform((input: string, context) => {
    const language = canonicalLanguage(input);
    if (language !== undefined) return language;
    context.issues.push({ code: "custom", input, message: "must be the BCP 47 tag of a language, for example en or pt-BR" });
    return z.NEVER;
  }),
);
