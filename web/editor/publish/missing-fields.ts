import type { OpenedDraft } from "@lectern/client";
import { own, type Text } from "@lectern/client/autosave";
import { problemOf } from "../form/problem-of.ts";
import { type Field, fieldsOf } from "../form/template-fields.ts";
import { texts } from "../texts.ts";

/** A field that keeps the page from going live. */
export interface MissingField {
  readonly key: string;
  readonly reason: string;
}

/** What the service would refuse, as far as the form knows. A page without an address cannot be found, whatever its template says. */
export const missingFields = (
  { template, slug: stored }: Pick<OpenedDraft, "template" | "slug">,
  { metadata }: Text,
): readonly MissingField[] => {
  const fields = fieldsOf(template);
  const slug: Field = { key: "slug", label: "slug", type: "text", isRequired: false, maxLength: undefined };
  const asked = fields.some(({ key }) => key === slug.key) ? fields : [...fields, slug];
  return asked.flatMap((field) => {
    const { key } = field;
    const isRequired = field.isRequired || (key === slug.key && stored === null);
    const reason = problemOf({ ...field, isRequired }, own(metadata, key));
    return reason === undefined ? [] : [{ key, reason }];
  });
};

/** The fields without which the service does not publish: it has refused what this form takes for complete. */
export const refusedFields = (details: readonly { readonly path: string }[]): readonly MissingField[] =>
  details
    .filter(({ path }) => path.startsWith("metadata."))
    .map(({ path }) => ({ key: path.slice("metadata.".length), reason: texts.form.missing }));
