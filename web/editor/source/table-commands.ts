import type { EditorState, Line, StateCommand } from "@codemirror/state";

export interface Cell {
  /** The range of the content, without the spaces around it. */
  readonly from: number;
  readonly to: number;
}

/** What a table in a quotation has before its rows. */
const quoted = /^[\s>]*/;

/** The cells of a row: of a line that begins and ends with a bar, or of one of a table. A bar after a backslash is text. */
export const cellsOf = ({ from, text }: Pick<Line, "from" | "text">, isInTable = false): readonly Cell[] | undefined => {
  const trimmed = text.trimEnd();
  const start = quoted.exec(trimmed)?.[0].length ?? 0;
  const bars = [...trimmed.matchAll(/\\.|\|/g)].filter(([sign]) => sign === "|").map(({ index }) => index);
  const isOpen = { before: bars[0] !== start, after: bars.at(-1) !== trimmed.length - 1 };
  if (isInTable ? bars.length === 0 : bars.length < 2 || isOpen.before || isOpen.after) return undefined;
  const edges = [...(isOpen.before ? [start - 1] : []), ...bars, ...(isOpen.after ? [trimmed.length] : [])];
  return edges.slice(0, -1).map((bar, index) => {
    const inside = trimmed.slice(bar + 1, edges[index + 1]);
    const content = inside.trim();
    const at = from + bar + 1 + (content === "" ? Math.min(1, inside.length) : inside.length - inside.trimStart().length);
    return { from: at, to: at + content.length };
  });
};

/** The line below the headings. */
const isDelimiter = (text: string): boolean => {
  const row = text.replace(quoted, "").trim();
  const cells = row.replace(/^\|/, "").replace(/\|$/, "").split("|");
  return row.includes("|") && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
};

const lineOf = (state: EditorState): Line => state.doc.lineAt(state.selection.main.head);

const emptyRow = (columns: number): string => `|${"  |".repeat(columns)}`;

const lineAfter = (state: EditorState, { number }: Line): Line | undefined =>
  number < state.doc.lines ? state.doc.line(number + 1) : undefined;

/** The row before the line below the headings, if a line is one of a table. */
const headOf = (state: EditorState, line: Line): Line | undefined => {
  if (isDelimiter(lineAfter(state, line)?.text ?? "")) return line;
  for (let { number, text } = line; text.replace(quoted, "") !== ""; { number, text } = state.doc.line(number - 1)) {
    if (number === 1) return undefined;
    if (isDelimiter(text)) return state.doc.line(number - 1);
  }
  return undefined;
};

const rowOf = (state: EditorState) => {
  const line = lineOf(state);
  const head = headOf(state, line);
  return { line, head, cells: cellsOf(line, head !== undefined) };
};

/** The cells of those lines that are rows of a table; none of the line below the headings. */
export const rowsAmong = (state: EditorState, lines: readonly Line[]): ReadonlyMap<Line, readonly Cell[]> => {
  const rows = new Map<Line, readonly Cell[]>();
  let wasRow = false;
  for (const line of lines) {
    if (wasRow) wasRow = line.text.replace(quoted, "") !== "";
    else wasRow = line === lines[0] ? headOf(state, line) !== undefined : isDelimiter(lineAfter(state, line)?.text ?? "");
    const cells = wasRow ? (cellsOf(line, true) ?? []) : [];
    if (wasRow) rows.set(line, isDelimiter(line.text) ? [] : cells);
  }
  return rows;
};

/** Text on one line, without the bars that would make cells of it. */
export const toCell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\\?\n/g, "<br>")
    .replaceAll(/\\.|\|/g, (sign) => (sign === "|" ? String.raw`\|` : sign));

/**
 * Enter in a row starts the next one, wherever the cursor is; after the first row it adds the line below the headings. In the last row, if it is empty,
 * Enter ends the table: with an empty line, because the next one would be a row.
 */
export const continueTable: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const { line, head, cells } = rowOf(state);
  const isAtEnd = main.empty && line.text.slice(main.head - line.from).trim() === "";
  const isBefore = main.head === line.from && (head === undefined || head.number === line.number);
  if (cells === undefined || main.from < line.from || main.to > line.to || isBefore || (head === undefined && !isAtEnd)) return false;
  const isLast = (lineAfter(state, line)?.text ?? "").replace(quoted, "") === "";
  if (isLast && line.number !== head?.number && cells.every(({ from, to }) => from === to)) {
    const outer = quoted.exec(line.text)?.[0] ?? "";
    const insert = head === undefined ? outer : `${outer.trimEnd()}\n${outer}`;
    dispatch(
      state.update({
        changes: { from: line.from, to: line.to, insert },
        selection: { anchor: line.from + insert.length },
        userEvent: "input",
      }),
    );
    return true;
  }
  dispatch(state.update({ ...newRow(state, line, cells.length), userEvent: "input", scrollIntoView: true }));
  return true;
};

/** A line break within a cell. */
export const breakCell: StateCommand = ({ state, dispatch }) => {
  const { head, cells } = rowOf(state);
  if (cells === undefined || head === undefined) return false;
  dispatch(state.update(state.replaceSelection("<br>"), { userEvent: "input", scrollIntoView: true }));
  return true;
};

const newRow = (state: EditorState, line: Line, columns: number) => {
  const next = lineAfter(state, line);
  const outer = quoted.exec(line.text)?.[0] ?? "";
  const head = headOf(state, line);
  const delimiter = head === undefined && !isDelimiter(line.text) ? `\n${outer}|${" --- |".repeat(columns)}` : "";
  const at = head?.number === line.number && next !== undefined ? next.to : line.to;
  const anchor = at + delimiter.length + outer.length + 3;
  return { changes: { from: at, insert: `${delimiter}\n${outer}${emptyRow(columns)}` }, selection: { anchor } };
};

/** Selects the content of the next cell; after the last one, adds a row. */
export const nextCell: StateCommand = ({ state, dispatch }) => {
  const { line, head, cells } = rowOf(state);
  if (cells === undefined) return false;
  const after = cellsOf(rowAfter(state, line) ?? { from: 0, text: "" }, head !== undefined);
  const next = cells.find(({ from }) => from > state.selection.main.to) ?? after?.[0];
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
  const { line, head, cells } = rowOf(state);
  if (cells === undefined) return false;
  const row = head?.number === line.number ? undefined : rowBefore(state, line);
  const last = cellsOf(row ?? { from: 0, text: "" }, head !== undefined)?.at(-1);
  const before = cells.filter(({ to }) => to < state.selection.main.from).at(-1) ?? last;
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
