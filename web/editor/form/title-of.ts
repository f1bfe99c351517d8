import type { JsonObject } from "@lectern/client";
import { texts } from "../texts.ts";
import { canShow } from "./field-values.ts";
import { type Field, isTextField, type TextField } from "./template-fields.ts";

/** Of a page before it is known: whoever begins one types its title at once. */
export const firstFields = (): readonly Field[] => [
  { key: "title", label: texts.list.byTitle, isRequired: false, type: "text", maxLength: undefined },
];

/** The field for the title above the text. If its value is not text, it stays among the others, where it can be cleared. */
export const titleOf = (fields: readonly Field[], metadata: JsonObject): TextField | undefined =>
  fields.filter(isTextField).find((field) => field.key === "title" && canShow(field, metadata["title"]));
