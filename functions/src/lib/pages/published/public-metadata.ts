import { jsonRecord } from "../../platform/core/json-form.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { Page, Template } from "../drafts/page.ts";
import { fieldsOf } from "../drafts/template-rules.ts";

/** What visitors may see of a page's metadata: the keys that its template names and does not keep private. Nothing of a page without one. */
export const publicMetadata = (template: Template | undefined, metadata: Page["metadata"]): UnknownRecord => {
  const fields = template === undefined ? [] : fieldsOf(template);
  const named = new Set(fields.map(({ key }) => key));
  for (const field of fields) if (isPrivate(field)) named.delete(field["key"]);
  return jsonRecord(Object.fromEntries(Object.entries(metadata).filter(([key]) => named.has(key))));
};

/** Any value but a clear no: a key that somebody wanted to hide is not shown because of a misspelling. */
const isPrivate = ({ private: stored }: UnknownRecord): boolean => stored !== undefined && stored !== null && stored !== false;
