import type { JsonObject, OpenedDraft } from "@lectern/client";
import { type Field, fieldsOf } from "./template-fields.ts";
import { titleOf } from "./title-of.ts";

/** What a page has besides the fields of its template. Its address is said elsewhere. */
export const otherValues = (fields: readonly Field[], metadata: JsonObject): readonly (readonly [string, unknown])[] => {
  const known = new Set(["slug", ...fields.map(({ key }) => key)]);
  return Object.entries(metadata).filter(([key]) => !known.has(key));
};

/** Whether there is more to say of a page than its title and its address. */
export const hasDetails = (opened: Pick<OpenedDraft, "template"> | undefined, metadata: JsonObject): boolean => {
  const { template = null } = opened ?? {};
  const fields = fieldsOf(template);
  const title = titleOf(fields, metadata);
  return template === null || fields.some((field) => field !== title) || otherValues(fields, metadata).length > 0;
};
