import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange, type StateCommand } from "@codemirror/state";
import { blockPrefix, linesAt } from "./selected-lines.ts";

/** Text without the spaces around it, on one line: marks have no effect next to spaces or across paragraphs. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Puts marks around the selection, or removes them if all of it has them. */
export const toggleMarks =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(
      state.update(
        state.changeByRange((range) => toggle(state, range, mark)),
        { userEvent: "input", scrollIntoView: true },
      ),
    );
    return true;
  };

const toggle = (state: EditorState, range: SelectionRange, mark: string): { changes: ChangeSpec; range: SelectionRange } => {
  const pieces = piecesIn(state, range);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return { changes: [], range };
  const marked = pieces.map((piece) => marksOf(state, piece, mark));
  const isMarked = marked.every((marks) => marks !== undefined);
  const changes = pieces.flatMap((piece, index): readonly ChangeSpec[] => {
    const marks = marked[index];
    if (isMarked) return marks ?? [];
    return marks === undefined
      ? [
          { from: piece.from, insert: mark },
          { from: piece.to, insert: mark },
        ]
      : [];
  });
  if (range.empty && !isMarked) return { changes, range: EditorSelection.cursor(range.from + mark.length) };
  const set = state.changes(changes);
  return { changes, range: EditorSelection.range(set.mapPos(first.from, 1), set.mapPos(last.to, -1)) };
};

const piecesIn = (state: EditorState, { from, to, empty }: SelectionRange): readonly Piece[] => {
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

/** The positions of a piece's marks, inside or around it; undefined if it has none. */
const marksOf = (state: EditorState, { from, to }: Piece, mark: string): readonly Piece[] | undefined => {
  const text = state.sliceDoc(from, to);
  const inside = { from: from + runAt(text, mark, "start"), to: to - runAt(text, mark, "end") };
  const core = inside.from < inside.to ? inside : { from, to };
  const before = runAt(state.sliceDoc(Math.max(0, core.from - longestRun), core.from), mark, "end");
  const after = runAt(state.sliceDoc(core.to, core.to + longestRun), mark, "start");
  if (!isMark(before, mark) || !isMark(after, mark)) return undefined;
  return [
    { from: core.from - mark.length, to: core.from },
    { from: core.to, to: core.to + mark.length },
  ];
};

/** `***` is bold and italic. */
const longestRun = 3;

/** How many characters of the mark a text begins or ends with. */
const runAt = (text: string, mark: string, edge: "start" | "end"): number => {
  const sign = mark.charAt(0);
  let length = 0;
  while (length < longestRun && text.at(edge === "start" ? length : -1 - length) === sign) length++;
  return length;
};

/** A single character is not bold, and two are not italic. */
const isMark = (run: number, mark: string): boolean => run === mark.length || run === longestRun;
