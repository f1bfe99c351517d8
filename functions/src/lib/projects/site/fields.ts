import * as z from "zod/mini";
import { canonicalLanguage } from "../../i18n/language.ts";
import { notALanguage } from "../../i18n/language-spelling.ts";
import { siteLimits } from "./limits.ts";
import { addressPatterns, parseColour, publishers } from "./public-site.ts";
import { parseSlug } from "./slug.ts";

/** `is required` if the value is missing, otherwise what it must be. */
export const must = (be: string) => ({
  error: ({ input }: { readonly input?: unknown }): string => (input === undefined ? "is required" : `must be ${be}`),
});

const string = z.string(must("a string"));

/** A positive whole number in a URL's query. */
export const countParameter = ({ most, otherwise }: { readonly most: number; readonly otherwise: number }) => {
  const problem = `must be a whole number from 1 to ${most}`;
  return z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,3}$/, problem)), z.transform(Number))
      .check(z.refine((count) => count >= 1 && count <= most, problem)),
    otherwise,
  );
};

/** A string, converted or refused by `parse`. */
export const parsedField = (parse: (text: string) => string | { readonly problem: string }) =>
  z.pipe(
    string,
    z.transform((input: string, context) => {
      const parsed = parse(input);
      if (typeof parsed === "string") return parsed;
      context.issues.push({ code: "custom", input, message: parsed.problem });
      return z.NEVER;
    }),
  );

/** Canonical slug. */
export const slugField = parsedField((text) => {
  const reading = parseSlug(text);
  return "slug" in reading ? reading.slug : reading;
});

/** Canonical slug; null, or the empty text that a form sends, for none. */
export const slugOrNone = z.pipe(
  z.pipe(
    z.nullable(string),
    z.transform((text: string | null) => (text === "" ? null : text)),
  ),
  z.nullable(slugField),
);

/** Canonical BCP 47 tag of an existing language. */
export const languageField = parsedField((tag) => canonicalLanguage(tag) ?? { problem: notALanguage });

const colourField = parsedField((text) => parseColour(text) ?? { problem: "must be a colour such as #0b57d0" });

const menuField = z.array(slugField, must("a list")).check(
  z.maxLength(siteLimits.menuPages, `must have at most ${siteLimits.menuPages} pages`),
  z.refine((slugs) => new Set(slugs).size === slugs.length, "must not have a page twice"),
);

/** How the site shows the pages, for the owner of a project and its operator. */
export const publicSiteMembers = {
  public_pages: z.exactOptional(z.boolean(must("true or false"))),
  address_pattern: z.exactOptional(z.enum(addressPatterns, must(`one of ${addressPatterns.join(", ")}`))),
  home_slug: z.exactOptional(slugOrNone),
  menu: z.exactOptional(menuField),
  accent: z.exactOptional(z.nullable(colourField)),
  publishers: z.exactOptional(z.enum(publishers, must(`one of ${publishers.join(", ")}`))),
};
