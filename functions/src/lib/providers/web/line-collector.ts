import { blockElements, cellElements, unseenElements } from "../../platform/core/html-elements.ts";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { plainLine } from "../../onboarding/extraction/plain-line.ts";
import type { TextLine } from "../../onboarding/extraction/page-facts.ts";

/** Elements whose text this reader skips. It runs no scripts, so it reads `noscript`. */
const skipped: ReadonlySet<string> = new Set([...unseenElements].filter((tag) => tag !== "noscript"));

/** Elements around a page's own content. */
const asides = new Set(["nav", "header", "footer"]);

/** Elements within a line. Only these are left out if hidden, because most hidden blocks are shown after a click. */
const inlineElements = new Set(["span", "b", "i", "em", "strong", "small", "font"]);

/** Real pages have fewer than 100 levels. Each level makes every closing tag slower. */
const deepest = 512;

/** Converts the elements and text of a page to the lines that a reader sees. */
export const createLineCollector = () => {
  const lines: TextLine[] = [];
  const stack: { readonly tag: string; readonly isHidden: boolean }[] = [];
  let line = "";
  let isFallback = true;
  const isWithin = (elements: ReadonlySet<string>): boolean => stack.some(({ tag }) => elements.has(tag));
  const endLine = (): void => {
    const text = plainLine(line, extractionLimits.lineLength);
    const fallback = isFallback;
    [line, isFallback] = ["", true];
    if (text === "" || lines.length >= extractionLimits.lines) return;
    lines.push({ text, aside: isWithin(asides), ...(fallback && { fallback }) });
  };
  return {
    /** Hidden elements within a line are traps for crawlers: `info<span style="display:none">x</span>@`. */
    open: (tag: string, isHidden: boolean): void => {
      if (blockElements.has(tag)) endLine();
      else if (cellElements.has(tag)) line += " ";
      stack.push({ tag, isHidden: isHidden && inlineElements.has(tag) });
    },
    close: (tag: string): void => {
      // A term and its definition share one line.
      if (blockElements.has(tag) && tag !== "dt") endLine();
      const at = stack.findLastIndex((open) => open.tag === tag);
      if (at >= 0) stack.splice(at);
    },
    /** Adds text of the innermost element. Returns whether it is part of a line. */
    add: (text: string): boolean => {
      if (isWithin(skipped) || stack.some((open) => open.isHidden)) return false;
      if (line.length < extractionLimits.lineLength * 4) line += text;
      if (text.trim() !== "" && !stack.some(({ tag }) => tag === "noscript")) isFallback = false;
      return true;
    },
    isWithin: (tag: string): boolean => stack.some((open) => open.tag === tag),
    isFull: (): boolean => stack.length > deepest || lines.length >= extractionLimits.lines,
    lines: (): readonly TextLine[] => {
      endLine();
      return lines;
    },
  };
};
