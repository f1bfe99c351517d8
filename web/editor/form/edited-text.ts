import { restoreLineEnds } from "../source/line-endings.ts";
import type { ControlOptions } from "./field-control.ts";
import { emptied } from "./field-values.ts";

/** The new value of a text control, with the original line endings. */
export const editedText = ({ currentTarget }: Event, { value, original }: Pick<ControlOptions, "value" | "original">): unknown => {
  if (!(currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement)) return value;
  const { value: edited } = currentTarget;
  if (edited === "") return emptied(original, "");
  return restoreLineEnds(typeof value === "string" ? value : "", edited);
};
