import * as z from "zod/mini";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { findUnstorable } from "../../../src/lib/pages/drafts/storable.ts";
import { translationField } from "../../../src/lib/pages/drafts/translation.ts";
import { contentField, idField, metadataField } from "../../../src/lib/pages/drafts/draft-fields.ts";
import { languageField, slugField } from "../../../src/lib/projects/site/fields.ts";
import { readFrontMatter } from "../front-matter.ts";
import { readTextFile } from "../read-text-file.ts";
import { requireValid } from "../records.ts";

const PageFile = z.object({
  slug: slugField,
  language: languageField,
  template: idField,
  translation_of: z.optional(idField),
  metadata: z.pipe(
    metadataField,
    z.transform((metadata: UnknownRecord, context) => {
      for (const { path, message } of findUnstorable(metadata, "metadata")) {
        context.issues.push({ code: "custom", input: undefined, path: path.split(".").slice(1), message });
      }
      return metadata;
    }),
  ),
  content: contentField,
});

/** A page as a file: YAML front matter with slug, language, template, perhaps whose translation it is, and the metadata, then Markdown. */
export type PageFile = z.output<typeof PageFile>;

/** @throws OperatorError when the file is not such a page */
export const readPageFile = (file: string): PageFile => parsePageFile(readTextFile(file), file);

export const parsePageFile = (text: string, file: string): PageFile => {
  const { head, content } = readFrontMatter(text, file);
  const { language, template, [translationField]: original, ...metadata } = head;
  const page = { slug: metadata["slug"], language, template, metadata, content };
  return requireValid(PageFile, original === undefined ? page : { ...page, [translationField]: original }, "page");
};
