import type { JsonObject } from "@lectern/client";
import { canShow } from "./field-values.ts";
import { type Field, isTextField, type TextField } from "./template-fields.ts";

/** The field for the title above the text. If its value is not text, it stays among the others, where it can be cleared. */
export const titleOf = (fields: readonly Field[], metadata: JsonObject): TextField | undefined =>
  fields.filter(isTextField).find((field) => field.key === "title" && canShow(field, metadata["title"]));
