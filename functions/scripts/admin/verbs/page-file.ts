import { parse } from "yaml";
import * as z from "zod/mini";
import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { findUnstorable } from "../../../src/lib/pages/drafts/storable.ts";
import { contentField, idField, metadataField } from "../../../src/lib/pages/drafts/draft-fields.ts";
import { languageField, slugField } from "../../../src/lib/projects/site/fields.ts";
import { OperatorError } from "../operator-error.ts";
import { readTextFile } from "../read-text-file.ts";
import { requireValid } from "../records.ts";

const PageFile = z.object({
  slug: slugField,
  language: languageField,
  template: idField,
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

/** A page as a file: YAML front matter with slug, language, template and the metadata, then Markdown. */
export type PageFile = z.output<typeof PageFile>;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** @throws OperatorError when the file is not such a page */
export const readPageFile = (file: string): PageFile => parsePageFile(readTextFile(file));

export const parsePageFile = (text: string): PageFile => {
  const [head, yaml = ""] = frontMatter.exec(text) ?? [];
  if (head === undefined)
    throw new OperatorError("A page begins with front matter: --- on a line, slug, language, template and metadata, --- on a line.");
  const { language, template, ...metadata } = parseYaml(yaml);
  return requireValid(
    PageFile,
    { slug: metadata["slug"], language, template, metadata, content: text.slice(head.length).replace(/^\r?\n/, "") },
    "page",
  );
};

const parseYaml = (yaml: string): UnknownRecord => {
  try {
    const parsed: unknown = parse(yaml);
    if (isRecord(parsed)) return parsed;
  } catch (error) {
    throw new OperatorError(`The front matter is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new OperatorError("The front matter must be a map.");
};
