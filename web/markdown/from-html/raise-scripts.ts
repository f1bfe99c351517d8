import type { Inline } from "./inline.ts";
import { joinTexts } from "./inline.ts";
import { scriptText } from "./scripts.ts";

/** Raised and lowered text becomes signs of Unicode, which are no bolder than what they belong to. */
export function raiseScripts(items: readonly Inline[]): readonly Inline[] {
  if (items.every(({ marks }) => marks.script === "")) return items;
  let before = "";
  let isBold = true;
  const raised = items.map((item): Inline => {
    const isRaised = item.marks.script !== "" && /\S$/.test(before);
    const marks = { ...item.marks, script: "", bold: item.marks.bold && (isBold || !isRaised) } as const;
    isBold = marks.bold;
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
