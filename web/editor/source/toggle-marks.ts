import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange, type StateCommand } from "@codemirror/state";
import { crossMark, isMark, longestRun, splitMark } from "./cross-mark.ts";
import { fitPiece } from "./fit-piece.ts";
import { type Piece, piecesIn } from "./selected-lines.ts";

/** Puts marks around the selection, or removes them if all of it has them; without a selection, begins or ends what is being written. */
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
  const crossed = range.empty ? crossMark(state, range.from, mark) : undefined;
  if (crossed !== undefined) return crossed;
  const pieces = piecesIn(state, range).map((piece) => (mark === "`" ? piece : fitPiece(state, piece)));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return { changes: [], range };
  const marked = pieces.map((piece) => marksOf(state, piece, mark) ?? (range.empty ? undefined : splitMark(state, piece, mark)));
  const isMarked = marked.every((marks) => marks !== undefined);
  const changes = pieces.flatMap((piece, index): readonly ChangeSpec[] => {
    const marks = marked[index];
    if (isMarked) return marks ?? [];
    return marks === undefined
      ? [{ from: piece.from, insert: mark }, ...innerMarks(state, piece, mark), { from: piece.to, insert: mark }]
      : [];
  });
  if (range.empty && !isMarked) return { changes, range: EditorSelection.cursor(range.from + mark.length) };
  const set = state.changes(changes);
  return { changes, range: EditorSelection.range(set.mapPos(first.from, 1), set.mapPos(last.to, -1)) };
};

/** The marks of words within a piece: marks beside or in each other would be stars. */
const innerMarks = (state: EditorState, { from, to }: Piece, mark: string): readonly Piece[] => {
  const runs = [...state.sliceDoc(from, to).matchAll(/\\.|`[^`]*`|\*+/g)].filter(([run]) => run === mark);
  if (mark === "`" || runs.length % 2 === 1) return [];
  return runs.map(({ index }) => ({ from: from + index, to: from + index + mark.length }));
};

/** The positions of a piece's marks, inside or around it; undefined if it has none. */
const marksOf = (state: EditorState, { from, to }: Piece, mark: string): readonly Piece[] | undefined => {
  const text = state.sliceDoc(from, to);
  const inside = { from: from + runAt(text, mark, "start"), to: to - runAt(text, mark, "end") };
  const core = inside.from < inside.to ? inside : { from, to };
  const before = runAt(state.sliceDoc(Math.max(0, core.from - longestRun), core.from), mark, "end");
  const after = runAt(state.sliceDoc(core.to, core.to + longestRun), mark, "start");
  if (!isMark(before, mark) || !isMark(after, mark) || innerMarks(state, core, mark).length > 0) return undefined;
  return [
    { from: core.from - mark.length, to: core.from },
    { from: core.to, to: core.to + mark.length },
  ];
};

/** How many characters of the mark a text begins or ends with. */
const runAt = (text: string, mark: string, edge: "start" | "end"): number => {
  const sign = mark.charAt(0);
  let length = 0;
  while (length < longestRun && text.at(edge === "start" ? length : -1 - length) === sign) length++;
  return length;
};
