import type { EditorState, Line, StateCommand } from "@codemirror/state";

interface Cell {
  /** The range of the content, without the spaces around it. */
  readonly from: number;
  readonly to: number;
}

/** The cells of a line that begins and ends with a bar; undefined if the line is not a row. A bar after a backslash is text. */
export const cellsOf = ({ from, text }: Pick<Line, "from" | "text">): readonly Cell[] | undefined => {
  const trimmed = text.trimEnd();
  const start = trimmed.length - trimmed.trimStart().length;
  const bars = [...trimmed.matchAll(/\\.|\|/g)].filter(([sign]) => sign === "|").map(({ index }) => index);
  if (bars.length < 2 || bars[0] !== start || bars.at(-1) !== trimmed.length - 1) return undefined;
  return bars.slice(0, -1).map((bar, index) => {
    const inside = trimmed.slice(bar + 1, bars[index + 1]);
    const content = inside.trim();
    const at = from + bar + 1 + (content === "" ? Math.min(1, inside.length) : inside.length - inside.trimStart().length);
    return { from: at, to: at + content.length };
  });
};

const isDelimiter = (text: string): boolean => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(text);

const lineOf = (state: EditorState): Line => state.doc.lineAt(state.selection.main.head);

const emptyRow = (columns: number): string => `|${"  |".repeat(columns)}`;

const lineAfter = (state: EditorState, { number }: Line): Line | undefined =>
  number < state.doc.lines ? state.doc.line(number + 1) : undefined;

/** Enter at the end of a row starts the next one; after the first row it adds the line below the headings. Enter in an empty row ends the table. */
export const continueTable: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = lineOf(state);
  const cells = cellsOf(line);
  const isAtEnd = main.empty && line.text.slice(main.head - line.from).trim() === "";
  if (cells === undefined || !isAtEnd) return false;
  if (cells.every(({ from, to }) => from === to)) {
    dispatch(state.update({ changes: { from: line.from, to: line.to }, selection: { anchor: line.from }, userEvent: "input" }));
    return true;
  }
  dispatch(state.update({ ...newRow(state, line, cells.length), userEvent: "input", scrollIntoView: true }));
  return true;
};

const newRow = (state: EditorState, line: Line, columns: number) => {
  const next = lineAfter(state, line);
  const isFirst = line.number === 1 || cellsOf(state.doc.line(line.number - 1)) === undefined;
  const hasDelimiter = next !== undefined && isDelimiter(next.text);
  const delimiter = isFirst && !hasDelimiter && !isDelimiter(line.text) ? `\n|${" --- |".repeat(columns)}` : "";
  const at = isFirst && hasDelimiter ? next.to : line.to;
  return { changes: { from: at, insert: `${delimiter}\n${emptyRow(columns)}` }, selection: { anchor: at + delimiter.length + 3 } };
};

/** Selects the content of the next cell; after the last one, adds a row. */
export const nextCell: StateCommand = ({ state, dispatch }) => {
  const line = lineOf(state);
  const cells = cellsOf(line);
  if (cells === undefined) return false;
  const next = cells.find(({ from }) => from > state.selection.main.to) ?? cellsOf(rowAfter(state, line) ?? { from: 0, text: "" })?.[0];
  dispatch(
    state.update(
      next === undefined
        ? { ...newRow(state, line, cells.length), userEvent: "input", scrollIntoView: true }
        : { selection: { anchor: next.from, head: next.to }, scrollIntoView: true },
    ),
  );
  return true;
};

export const previousCell: StateCommand = ({ state, dispatch }) => {
  const line = lineOf(state);
  const cells = cellsOf(line);
  if (cells === undefined) return false;
  const before =
    cells.filter(({ to }) => to < state.selection.main.from).at(-1) ?? cellsOf(rowBefore(state, line) ?? { from: 0, text: "" })?.at(-1);
  if (before !== undefined) dispatch(state.update({ selection: { anchor: before.from, head: before.to }, scrollIntoView: true }));
  return true;
};

const rowAfter = (state: EditorState, line: Line): Line | undefined => {
  const next = lineAfter(state, line);
  return next !== undefined && isDelimiter(next.text) ? lineAfter(state, next) : next;
};

const rowBefore = (state: EditorState, { number }: Line): Line | undefined => {
  const before = number > 1 ? state.doc.line(number - 1) : undefined;
  return before !== undefined && isDelimiter(before.text) && number > 2 ? state.doc.line(number - 2) : before;
};
