import type { EditorState, StateCommand } from "@codemirror/state";
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

const placed = (state: EditorState, block: string, cursor: number) => {
  const line = state.doc.lineAt(state.selection.main.head);
  const before = line.number > 1 ? state.doc.line(line.number - 1).text : "";
  if (!isBlank(line.text)) return { changes: { from: line.to, insert: `\n\n${block}` }, anchor: line.to + 2 + cursor };
  const gap = isBlank(before) ? "" : "\n";
  return { changes: { from: line.from, to: line.to, insert: gap + block }, anchor: line.from + gap.length + cursor };
};

/** A table of two columns, with the first heading selected for typing. */
export const insertTable: StateCommand = (target) => {
  const [first, second] = [1, 2].map((number) => `${lateTexts.blocks.column} ${number}`);
  const block = `| ${first} | ${second} |\n| --- | --- |\n|  |  |`;
  return insertBlock(block, 2, first?.length)(target);
};
