import { type Field, isTextField } from "./template-fields.ts";

/** Whether the field's control can show this value. A value that it cannot show must not be sent. */
export const canShow = (field: Field, value: unknown): boolean => {
  if (value === null || value === undefined) return field.type !== "unknown";
  if (isTextField(field)) return typeof value === "string";
  switch (field.type) {
    case "select":
    case "datetime":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "multiselect":
    case "tags":
      return isTexts(value);
    case "date":
      return typeof value === "string" && (value === "" || isDay(value));
    case "unknown":
      return false;
  }
};

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** The service's rule: a calendar day with a four-digit year. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** RFC 3339, 5.6; seconds and the offset may be missing. */
export const isTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) &&
  /^[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i.test(text.slice(10)) &&
  !Number.isNaN(Date.parse(text));

/** Characters as the service counts them: code points, so that an emoji counts as one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The value of a cleared control: a value that never existed stays absent, and text that was empty stays as it was. */
export const emptied = (original: unknown, empty: "" | null): unknown =>
  original === null || original === "" ? original : original === undefined ? undefined : empty;
