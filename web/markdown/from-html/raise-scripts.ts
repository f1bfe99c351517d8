import type { Inline } from "./inline.ts";
import { joinTexts } from "./inline.ts";
import { scriptText } from "./scripts.ts";

/** Raised and lowered text becomes signs of Unicode. */
export function raiseScripts(items: readonly Inline[]): readonly Inline[] {
  if (items.every(({ marks }) => marks.script === "")) return items;
  let before = "";
  const raised = items.map((item): Inline => {
    const marks = { ...item.marks, script: "" } as const;
    if (item.kind === "break") {
      before = "";
      return { ...item, marks };
    }
    const text = item.kind === "text" && item.marks.script !== "" ? scriptText(item.text, item.marks.script, before) : item.text;
    before = text.slice(-8);
    return { ...item, text, marks };
  });
  return joinTexts(raised);
}
