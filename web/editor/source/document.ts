import { EditorState, type Extension } from "@codemirror/state";
import { lineEndingOf } from "./line-endings.ts";

/** How a text is shown in the editor, and turned back into the text. */
export interface TextForm {
  /** For the editor's state. */
  readonly extension: Extension;
  /** The text as the editor shows it, with line feeds. */
  readonly toShown: (text: string) => string;
  readonly toText: (shown: string) => string;
}

/**
 * Nothing may be normalised. If all lines end alike they are split, and joined again with the same ending. Otherwise only line feeds end a line,
 * and carriage returns stay in the text as characters.
 */
export const textForm = (original: string): TextForm => {
  const ending = lineEndingOf(original);
  if (ending === "mixed") return { extension: EditorState.lineSeparator.of("\n"), toShown: (text) => text, toText: (shown) => shown };
  return {
    extension: [],
    toShown: (text) => text.replace(/\r\n?/g, "\n"),
    toText: (shown) => (ending === "\n" ? shown : shown.replaceAll("\n", ending)),
  };
};

/** 64 KiB: a keystroke took 264 to 741 ms in a highlighted paragraph of 1 MiB, and 6.6 ms without highlighting (measured in Chromium 156). */
export const longestHighlightedBlock = 65_536;

/** Marks: 2,000 of `*_` or `> ` took 0.1 s, 20,000 took 1.7 s, and 60,000 nested ones ended in a stack overflow (in Chromium 156). */
export const mostHighlightedMarks = 2_000;

/** What opens or closes a style, a link, a quotation or an item of a list. The parser's time grows with the square of their number. */
const mark = /[*_~[\]<>`!]|[-+.)][ \t]/g;

const marksIn = (block: string): number => block.match(mark)?.length ?? 0;

/** Whether a paragraph, table or line is so long, or so full of marks, that highlighting would slow down every keystroke. */
export const hasHardBlock = (shown: string): boolean => {
  for (let start = 0; start < shown.length;) {
    const found = shown.indexOf("\n\n", start);
    const end = found === -1 ? shown.length : found;
    if (end - start > longestHighlightedBlock) return true;
    if (end - start > mostHighlightedMarks && marksIn(shown.slice(start, end)) > mostHighlightedMarks) return true;
    start = end + 2;
  }
  return false;
};
