import type { EditorState, Line, SelectionRange } from "@codemirror/state";

/** The lines that a selection touches. */
export const linesAt = ({ doc }: EditorState, { from, to }: Pick<SelectionRange, "from" | "to">): readonly Line[] => {
  const first = doc.lineAt(from).number;
  return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => doc.line(first + index));
};

/** What makes a line a list item, a task, a quotation or a heading. */
export const blockPrefix = /^\s*(?:(?:[-*+]|\d+[.)]) (?:\[[ xX]\] )?|> ?|#{1,6} )*/;

export const isBlank = (text: string): boolean => text.trim() === "";
