import { texts } from "../texts.ts";
import { countCharacters, isTime } from "./field-values.ts";
import type { Field } from "./template-fields.ts";

/** The text below a control: the maximum length, the form of a value. */
export const hintOf = (field: Field, value: unknown): string => {
  if ("maxLength" in field && field.maxLength !== undefined) {
    return texts.form.characters(countCharacters(typeof value === "string" ? value : ""), field.maxLength);
  }
  if (field.type === "datetime") return texts.form.timeHint;
  return field.key === "slug" ? texts.form.slugHint : "";
};

/** Why the service would refuse the value, or why the input is not a value; undefined if all is well. */
export const problemOf = (field: Field, value: unknown, unfinished: string | undefined): string | undefined => {
  if (unfinished !== undefined) return field.type === "number" ? texts.form.notANumber : texts.form.notATime;
  if ("maxLength" in field && field.maxLength !== undefined && typeof value === "string" && countCharacters(value) > field.maxLength) {
    return texts.form.tooLong(field.maxLength);
  }
  if (field.type === "datetime" && typeof value === "string" && !isTime(value)) return texts.form.notATime;
  if (field.isRequired && (value === undefined || value === null || value === "")) return texts.form.missing;
  return undefined;
};
