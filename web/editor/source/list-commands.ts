import type { EditorState, Line, StateCommand } from "@codemirror/state";
import { countOn } from "./count-on.ts";
import { linesAt } from "./selected-lines.ts";

interface Item {
  /** Columns before the marker. */
  readonly indent: number;
  /** Columns before the item's text, where nested content begins. */
  readonly content: number;
}

const itemOf = ({ text }: Line): Item | undefined => {
  const [, indent, mark] = /^(\s*)((?:[-*+]|\d+[.)])\s+)/.exec(text) ?? [];
  return indent === undefined || mark === undefined ? undefined : { indent: indent.length, content: indent.length + mark.length };
};

/** The nearest matching item above a line. */
const itemAbove = (state: EditorState, line: Line, isRight: (item: Item) => boolean): Item | undefined => {
  for (let number = line.number - 1; number > 0; number--) {
    const above = state.doc.line(number);
    const item = itemOf(above);
    if (item !== undefined && isRight(item)) return item;
    if (above.text.trim() === "" && number < line.number - 1) return undefined; // two empty lines end a list
  }
  return undefined;
};

/** Moves the selected items to another column. If a line is not an item, the key is left to others. */
const moveItems =
  (columnFor: (state: EditorState, line: Line, item: Item) => number | undefined): StateCommand =>
  ({ state, dispatch }) => {
    const lines = linesAt(state, state.selection.main);
    const [first] = lines;
    const item = first === undefined ? undefined : itemOf(first);
    if (first === undefined || item === undefined) return false;
    const column = columnFor(state, first, item);
    // The first or last possible column: the key still belongs to the list.
    if (column === undefined) return true;
    const by = column - item.indent;
    const changes = lines
      .filter(({ text }) => text.trim() !== "")
      .map(({ from, text }) => {
        const indent = text.length - text.trimStart().length;
        return by > 0 ? { from, insert: " ".repeat(by) } : { from, to: from + Math.min(indent, -by) };
      });
    const moved = new Set(lines.map(({ number }) => number));
    dispatch(state.update({ changes: countOn(state, state.changes(changes), moved), userEvent: "input.indent", scrollIntoView: true }));
    return true;
  };

/** Nests the item in the one above, at the column of its text. */
export const indentItem = moveItems((state, line, { indent }) => {
  const above = itemAbove(state, line, () => true);
  if (above === undefined || above.indent > indent) return itemAbove(state, line, (item) => item.indent <= indent)?.content;
  return above.content > indent ? above.content : undefined;
});

/** To the level of its parent item. */
export const outdentItem = moveItems((state, line, { indent }) =>
  indent === 0 ? undefined : (itemAbove(state, line, (item) => item.indent < indent)?.indent ?? 0),
);
