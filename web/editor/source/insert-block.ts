import type { EditorState, Line, StateCommand, Text } from "@codemirror/state";
import { lateTexts } from "../late-texts.ts";
import { isBlank } from "./selected-lines.ts";

/** Inserts separate lines at the cursor, after an empty line, with so many characters of them selected. */
export const insertBlock =
  (block: string, cursor: number, selected = 0): StateCommand =>
  ({ state, dispatch }) => {
    const { changes, anchor } = placed(state, block, cursor);
    dispatch(state.update({ changes, selection: { anchor, head: anchor + selected }, userEvent: "input", scrollIntoView: true }));
    return true;
  };

const placed = ({ doc, selection }: EditorState, block: string, cursor: number) => {
  const line = doc.lineAt(selection.main.head);
  const insert = block + gapAfter(doc, line);
  if (!isBlank(line.text)) return { changes: { from: line.to, insert: `\n\n${insert}` }, anchor: line.to + 2 + cursor };
  const gap = line.number === 1 || isBlank(doc.line(line.number - 1).text) ? "" : "\n";
  return { changes: { from: line.from, to: line.to, insert: gap + insert }, anchor: line.from + gap.length + cursor };
};

/** An empty line, and one to write in at the end of the text: right below a table, it would be one of its rows. */
const gapAfter = (doc: Text, { number }: Line): string => {
  if (number === doc.lines) return "\n\n";
  return number + 1 === doc.lines || !isBlank(doc.line(number + 1).text) ? "\n" : "";
};

/** A table of two columns, with the first heading selected for typing. */
export const insertTable: StateCommand = (target) => {
  const [first, second] = [1, 2].map((number) => `${lateTexts.blocks.column} ${number}`);
  const block = `| ${first} | ${second} |\n| --- | --- |\n|  |  |`;
  return insertBlock(block, 2, first?.length)(target);
};
