import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { textProblemOf } from "./field-notes.ts";
import { isTime } from "./field-values.ts";
import type { Field } from "./template-fields.ts";

/** Why the page could not go live with the value; undefined if it could. */
export const problemOf = (field: Field, value: unknown): string | undefined =>
  typedProblemOf(field, value) ?? (field.isRequired && (value ?? "") === "" ? texts.form.missing : undefined);

/** Why what is typed cannot be stored, or why the service would refuse to save it. Nothing is said of what nobody has typed yet. */
export const typedProblemOf = (field: Field, value: unknown, isUnread = false): string | undefined => {
  if (isUnread) return unread(field);
  if (field.type === "datetime" && typeof value === "string" && !isTime(value)) return lateTexts.fields.notATime;
  return textProblemOf(field, value);
};

/** A tag that is still being typed is no problem. */
const unread = ({ type }: Field): string | undefined => {
  const { notANumber, notADay, notATime } = lateTexts.fields;
  return type === "number" ? notANumber : type === "date" ? notADay : type === "datetime" ? notATime : undefined;
};
