import * as z from "zod/mini";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import { canonicalSpelling, notALanguage } from "../../i18n/language-spelling.ts";
import { must, parsedField } from "../../projects/site/fields.ts";
import { parseSlug } from "../../projects/site/slug.ts";
import { findUnshowable, findUnstorable } from "./storable.ts";

/** Only types are checked here: a value that the client returns unchanged is valid, which only a comparison with the draft can tell. */

const string = z.string(must("a string"));

const wellFormed = z.refine<string>((text) => text.isWellFormed(), "must be valid Unicode");

export const metadataField = z.pipe(
  z.custom<UnknownRecord>(isRecord, must("an object")),
  z.transform((metadata: UnknownRecord, context): UnknownRecord => {
    const problems = findUnshowable(metadata).length === 0 ? [] : findUnstorable(metadata, "metadata");
    for (const { path, message } of problems) {
      context.issues.push({ code: "custom", input: undefined, path: [path.slice("metadata.".length)], message });
    }
    return metadata;
  }),
);

export const contentField = string.check(wellFormed);

/** In any spelling. */
export const languageSpellingField = string.check(z.minLength(1, "must not be empty"), wellFormed);

/** The requested language of a page, as BCP 47 or POSIX (`en_US`) spell it. */
export const askedLanguageField = string.check(z.refine((tag) => canonicalSpelling(tag) !== undefined, notALanguage));

/** The requested slug of a page, in any Unicode form. */
export const askedSlugField = parsedField((slug) => {
  const parsed = parseSlug(slug);
  return "problem" in parsed ? parsed : slug;
});

/** Id of a draft, `new`, or id of a template. */
export const idField = string.check(z.minLength(1, "must not be empty"));

/** Whether the replaced text becomes a version. */
export const keepField = z.optional(z.boolean(must("true or false")));

export const seenTagField = z.optional(string);

/** Null cancels. */
export const publishAtField = z.optional(
  z.nullable(z.iso.datetime({ offset: true, error: "must be a time of the form 2026-12-31T23:59:00Z, or null" })),
);
