import { texts } from "../texts.ts";
import { countCharacters } from "./field-values.ts";
import type { Field } from "./template-fields.ts";

/** A limit is of interest when it is near. */
const tellFrom = 0.8;

/** The text below a control: how near the maximum length is. */
export const hintOf = (field: Field, value: unknown): string => {
  if ("maxLength" in field && field.maxLength !== undefined) {
    const count = countCharacters(typeof value === "string" ? value : "");
    if (count >= tellFrom * field.maxLength) return texts.form.characters(count, field.maxLength);
  }
  return "";
};

/** Why the service would refuse to save a text; undefined if all is well. */
export const textProblemOf = (field: Field, value: unknown): string | undefined => {
  if ("maxLength" in field && field.maxLength !== undefined && typeof value === "string" && countCharacters(value) > field.maxLength) {
    return texts.form.tooLong(field.maxLength);
  }
  return undefined;
};
