import { parse } from "yaml";
import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { OperatorError } from "./operator-error.ts";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)(?:\r?\n)?/;

/**
 * Divides a page's file into the YAML that it begins with and its Markdown.
 *
 * @throws OperatorError that names the file
 */
export const readFrontMatter = (text: string, file: string): { readonly head: UnknownRecord; readonly content: string } => {
  const [whole, yaml = ""] = frontMatter.exec(text) ?? [];
  if (whole === undefined)
    throw new OperatorError(`${file} does not begin with front matter: --- on a line, what the page is, --- on a line.`);
  return { head: parseHead(yaml, file), content: text.slice(whole.length) };
};

const parseHead = (yaml: string, file: string): UnknownRecord => {
  try {
    // No page needs aliases, with which a few lines become gigabytes, or keys of keys, with which they take minutes.
    const head: unknown = parse(yaml, { maxAliasCount: 0, stringKeys: true });
    if (isRecord(head)) return head;
  } catch (error) {
    throw new OperatorError(`The front matter of ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new OperatorError(`The front matter of ${file} must be a map.`);
};
