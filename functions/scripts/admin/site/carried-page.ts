import { stringify } from "yaml";
import * as z from "zod/mini";
import { contentField, metadataField } from "../../../src/lib/pages/drafts/draft-fields.ts";
import { isDocumentId } from "../../../src/lib/platform/firestore/document-id.ts";
import { languageField, must, slugField } from "../../../src/lib/projects/site/fields.ts";
import { readFrontMatter } from "../front-matter.ts";
import { requireValid } from "../records.ts";

const storedIdField = z.string(must("a string")).check(z.refine(isDocumentId, "cannot be an id"));

const CarriedPage = z.strictObject({
  id: storedIdField,
  visibility: z.enum(["live", "draft"], must("live or draft")),
  slug: z.nullable(slugField),
  language: languageField,
  template: storedIdField,
  updated_at: z.iso.datetime({ offset: true, error: "must be a time such as 2026-12-31T23:59:00Z" }),
  /** Of a draft: the live page that it was cloned from, while that is as it was. */
  clone_of: z.optional(storedIdField),
  metadata: metadataField,
  /** Top-level fields of other programs, and `translation_of`. */
  fields: z.optional(metadataField),
  content: contentField,
});

/** A page or draft on its way from one project to another: a Markdown file that begins with everything else as YAML. */
export type CarriedPage = z.output<typeof CarriedPage>;

/** A page that comes from a project, which may not be one that a folder can hold. */
export const parseCarried = (page: object): z.core.util.SafeParseResult<CarriedPage> => CarriedPage.safeParse(page);

export const toPageFile = ({ content, ...head }: CarriedPage): string =>
  `---\n${stringify(head, { lineWidth: 0 }).trimEnd()}\n---\n\n${content}`;

/** @throws OperatorError that names the file */
export const parseCarriedFile = (text: string, file: string): CarriedPage => {
  const { head, content } = readFrontMatter(text, file);
  return requireValid(CarriedPage, { ...head, content }, `page in ${file}`);
};
