import * as z from "zod/mini";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { canonicalSpelling, notALanguage } from "../sites/language-spelling.ts";
import { must } from "../sites/fields.ts";
import { parseSlug } from "../sites/slug.ts";
import { findUnshowable, findUnstorable } from "./storable.ts";

/**
 * Fields of request bodies that carry the text of a draft. Only their types are checked here. Their values are checked against the stored
 * draft, because a value sent back as it was shown is always valid.
 */

const string = z.string(must("a string"));

const wellFormed = z.refine<string>((text) => text.isWellFormed(), "must be valid Unicode");

export const metadataField = z.pipe(
  z.custom<UnknownRecord>(isRecord, must("an object")),
  z.transform((metadata: UnknownRecord, context): UnknownRecord => {
    const problems = findUnshowable(metadata, "metadata").length === 0 ? [] : findUnstorable(metadata, "metadata");
    for (const { path, message } of problems) {
      context.issues.push({ code: "custom", input: undefined, path: [path.slice("metadata.".length)], message });
    }
    return metadata;
  }),
);

/** The whole Markdown body. */
export const contentField = string.check(wellFormed);

/** The language of a draft, in any spelling. */
export const languageSpellingField = string.check(z.minLength(1, "must not be empty"), wellFormed);

/** The language of a page that is asked for, as BCP 47 or POSIX (`en_US`) spell it. */
export const askedLanguageField = string.check(z.refine((tag) => canonicalSpelling(tag) !== undefined, notALanguage));

/** The slug of a page that is asked for, in any Unicode form. */
export const askedSlugField = z.pipe(
  string,
  z.transform((slug: string, context): string => {
    const parsed = parseSlug(slug);
    if ("problem" in parsed) context.issues.push({ code: "custom", input: slug, message: parsed.problem });
    return slug;
  }),
);

/** Id of a draft, `new`, or id of a template. */
export const idField = string.check(z.minLength(1, "must not be empty"));

/** Whether the replaced text becomes a version. */
export const keepField = z.optional(z.boolean(must("true or false")));

/** The entity tag of a page, as it was answered. */
export const seenTagField = z.optional(string);

/** When a draft goes live; null cancels that. */
export const publishAtField = z.optional(
  z.nullable(z.iso.datetime({ offset: true, error: "must be a time of the form 2026-12-31T23:59:00Z, or null" })),
);
