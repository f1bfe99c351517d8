import * as z from "zod/mini";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { must } from "../sites/fields.ts";
import { parseSlug } from "../sites/slug.ts";
import { findUnstorable } from "./storable.ts";

/** Fields of request bodies that carry the text of a draft. */

/** A map that Firestore can hold. Its slug, if it has one, is canonical. */
export const metadataField = z.pipe(
  z.custom<UnknownRecord>(isRecord, must("an object")),
  z.transform((metadata: UnknownRecord, context): UnknownRecord => {
    const problems = findUnstorable(metadata, "metadata").map(({ path, message }) => ({ path: path.slice("metadata.".length), message }));
    const slug = parseMetadataSlug(metadata);
    if (typeof slug === "object" && slug !== null) problems.push({ path: "slug", message: slug.problem });
    for (const { path, message } of problems) context.issues.push({ code: "custom", input: undefined, path: [path], message });
    return typeof slug === "string" ? { ...metadata, slug } : metadata;
  }),
);

/** The slug that metadata asks for: undefined when it does not speak of it, null when it takes the slug away. */
const parseMetadataSlug = (metadata: UnknownRecord): string | null | undefined | { readonly problem: string } => {
  const slug = Object.hasOwn(metadata, "slug") ? metadata["slug"] : undefined;
  if (slug === undefined || slug === null) return slug;
  if (typeof slug !== "string") return { problem: "must be a text" };
  const reading = parseSlug(slug);
  return "slug" in reading ? reading.slug : reading;
};

/** The whole Markdown body. */
export const contentField = z.string(must("a text")).check(z.refine((text) => text.isWellFormed(), "must be valid Unicode"));

/** Id of a draft, `new`, or id of a template. */
export const idField = z.string(must("a text")).check(z.minLength(1, "must not be empty"));
