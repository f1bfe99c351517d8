import { lateTexts } from "../late-texts.ts";
import type { Field } from "./template-fields.ts";

interface FieldGroup {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** Fields in the template's groups, or by kind if it has none. The order within a group stays. */
export const groupsOf = (fields: readonly Field[]): readonly FieldGroup[] => {
  const isNamed = fields.some(({ group }) => group !== undefined);
  const groups = Map.groupBy(fields, (field) => (isNamed ? (field.group ?? lateTexts.fields.groups.more) : nameByKind(field)));
  return [...groups].map(([name, inGroup]) => ({ name, fields: inGroup }));
};

const nameByKind = ({ type, key }: Field): string => {
  const { page, pictures, more } = lateTexts.fields.groups;
  if (type === "image" || type === "url") return pictures;
  return key === "slug" || type === "tags" || type === "text" || type === "string" || type === "textarea" ? page : more;
};
