import type { EditorState, Line, SelectionRange } from "@codemirror/state";

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

/** What is selected of each line, without what makes it an item, a quotation or a heading. A caret is a piece, too. */
export const piecesIn = (state: EditorState, { from, to, empty }: SelectionRange): readonly Piece[] => {
  if (empty) return [{ from, to }];
  const pieces = linesAt(state, { from, to }).flatMap((line): readonly Piece[] => {
    const start = Math.max(from, line.from + (blockPrefix.exec(line.text)?.[0].length ?? 0));
    const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)));
    const trimmed = text.trim();
    const begin = start + text.length - text.trimStart().length;
    return trimmed === "" ? [] : [{ from: begin, to: begin + trimmed.length }];
  });
  return pieces.length === 0 ? [{ from, to: from }] : pieces;
};
