import { restoreLineEnds } from "../source/line-endings.ts";
import type { ControlOptions } from "./field-control.ts";
import { emptied } from "./field-values.ts";

/** What a control of text has been changed to, with the ends that its lines had. */
export const editedText = ({ currentTarget }: Event, { value, original }: Pick<ControlOptions, "value" | "original">): unknown => {
  if (!(currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement)) return value;
  const { value: edited } = currentTarget;
  if (edited === "") return emptied(original, "");
  return restoreLineEnds(typeof value === "string" ? value : "", edited);
};
