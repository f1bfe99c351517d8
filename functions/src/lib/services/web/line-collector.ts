import { blockElements, cellElements, unseenElements } from "../../core/html-elements.ts";
import { extractionLimits } from "../../extraction/limits.ts";
import { plainLine } from "../../extraction/plain-line.ts";
import type { TextLine } from "../../extraction/page-facts.ts";

/** Elements around what the page is about. */
const asides = new Set(["nav", "header", "footer"]);

/** Honest pages nest less than 100 deep. Deeper nesting makes every closing tag slower. */
const deepest = 512;

export interface LineCollector {
  readonly open: (tag: string) => void;
  readonly close: (tag: string) => void;
  /** Text of the innermost element. True if it is visible on the page. */
  readonly add: (text: string) => boolean;
  readonly isWithin: (tag: string) => boolean;
  readonly isFull: () => boolean;
  readonly lines: () => readonly TextLine[];
}

/** Turns the elements and text of a page into lines, as a reader sees them. */
export const createLineCollector = (): LineCollector => {
  const lines: TextLine[] = [];
  const stack: string[] = [];
  let line = "";
  const isWithin = (elements: ReadonlySet<string>): boolean => stack.some((tag) => elements.has(tag));
  const endLine = (): void => {
    const text = plainLine(line, extractionLimits.lineLength);
    line = "";
    if (text === "" || lines.length >= extractionLimits.lines) return;
    lines.push({ tag: stack.findLast((tag) => blockElements.has(tag)) ?? "body", text, aside: isWithin(asides) });
  };
  return {
    open: (tag) => {
      if (blockElements.has(tag)) endLine();
      else if (cellElements.has(tag)) line += " ";
      stack.push(tag);
    },
    close: (tag) => {
      // The definition follows the term.
      if (blockElements.has(tag) && tag !== "dt") endLine();
      const at = stack.lastIndexOf(tag);
      if (at >= 0) stack.splice(at);
    },
    add: (text) => {
      if (isWithin(unseenElements)) return false;
      if (line.length < extractionLimits.lineLength * 4) line += text;
      return true;
    },
    isWithin: (tag) => stack.includes(tag),
    isFull: () => stack.length > deepest || lines.length >= extractionLimits.lines,
    lines: () => {
      endLine();
      return lines;
    },
  };
};
