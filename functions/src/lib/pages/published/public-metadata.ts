import { jsonRecord } from "../../platform/core/json-form.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { Page, Template } from "../drafts/page.ts";
import { fieldsOf } from "../drafts/template-rules.ts";

/** What visitors may see of the metadata of a template's pages: the keys that it names and does not keep private. */
export const publicKeys = (template: Template): ReadonlySet<unknown> => {
  const fields = fieldsOf(template);
  const named = new Set(fields.map(({ key }) => key));
  for (const field of fields) if (isPrivate(field)) named.delete(field["key"]);
  return named;
};

/** Nothing of a page without a template. */
export const publicMetadata = (template: Template | undefined, metadata: Page["metadata"]): UnknownRecord => {
  const named: ReadonlySet<unknown> = template === undefined ? new Set() : publicKeys(template);
  return jsonRecord(Object.fromEntries(Object.entries(metadata).filter(([key]) => named.has(key))));
};

/** Any value but a clear no: a key that somebody wanted to hide is not shown because of a misspelling. */
const isPrivate = ({ private: stored }: UnknownRecord): boolean => stored !== undefined && stored !== null && stored !== false;
