import type { EditorState, Line, SelectionRange } from "@codemirror/state";
import { isNumberedItem } from "./numbered-items.ts";
import { rowsAmong } from "./table-commands.ts";

/** The lines that a selection touches. */
export const linesAt = ({ doc }: EditorState, { from, to }: Pick<SelectionRange, "from" | "to">): readonly Line[] => {
  const first = doc.lineAt(from).number;
  return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => doc.line(first + index));
};

/** What makes a line a list item, a task, a quotation or a heading. */
export const blockPrefix = /^\s*(?:(?:[-*+]|\d+[.)]) (?:\[[ xX]\] )?|> ?|#{1,6} )*/;

export const isBlank = (text: string): boolean => text.trim() === "";

/** Text without the spaces around it, on one line: marks have no effect next to spaces or across paragraphs. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Where the words of a line begin. A date does not make an item of it. */
const wordsFrom = ({ doc }: EditorState, line: Line): number => {
  const outer = /^[\s>]*/.exec(line.text)?.[0].length ?? 0;
  const isDate = /^\d/.test(line.text.slice(outer)) && !isNumberedItem(doc, line);
  return line.from + (isDate ? outer : (blockPrefix.exec(line.text)?.[0].length ?? 0));
};

/** The backslash at the end of a line breaks it; behind another one it is text. */
export const breakAt = (text: string): number | undefined =>
  /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(-100)) ? text.length - 1 : undefined;

/** What is selected of each line, and of each cell of a table, without what makes it an item, a quotation or a heading. A caret is a piece, too. */
export const piecesIn = (state: EditorState, { from, to, empty }: SelectionRange): readonly Piece[] => {
  if (empty) return [{ from, to }];
  const lines = linesAt(state, { from, to });
  const rows = rowsAmong(state, lines);
  const whole = lines.flatMap(
    (line): readonly Piece[] =>
      rows.get(line) ?? [{ from: wordsFrom(state, line), to: line.from + (breakAt(line.text) ?? line.text.length) }],
  );
  const pieces = whole.flatMap((piece): readonly Piece[] => {
    const start = Math.max(from, piece.from);
    const text = state.sliceDoc(start, Math.max(start, Math.min(to, piece.to)));
    const trimmed = text.trim();
    const begin = start + text.length - text.trimStart().length;
    return trimmed === "" ? [] : [{ from: begin, to: begin + trimmed.length }];
  });
  return pieces.length === 0 ? [{ from, to: from }] : pieces;
};
