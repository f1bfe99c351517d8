import { EditorState, type Extension } from "@codemirror/state";
import { lineEndingOf } from "./line-endings.ts";

/** How one text is shown, and how what is shown becomes the text again. */
export interface TextForm {
  /** For the state of the editor. */
  readonly extension: Extension;
  /** The text as the editor shows it: its lines end with a line feed. */
  readonly toShown: (text: string) => string;
  readonly toText: (shown: string) => string;
}

/**
 * Nothing may be normalised. Where all lines end alike they are split, and joined again as they were. Where they do not, only line feeds end
 * a line: the carriage returns stay in the text as the characters that they are.
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

/** 64 KiB: a key took 264 to 741 ms in a highlighted paragraph of 1 MiB, and 6.6 ms in one that is not (measured, Chromium 156). */
export const longestHighlightedBlock = 65_536;

/** Whether a paragraph, table or line is so long that highlighting would make every key slow. */
export const hasLongBlock = (shown: string): boolean => {
  let start = 0;
  while (start < shown.length) {
    const end = shown.indexOf("\n\n", start);
    if ((end === -1 ? shown.length : end) - start > longestHighlightedBlock) return true;
    if (end === -1) return false;
    start = end + 2;
  }
  return false;
};
