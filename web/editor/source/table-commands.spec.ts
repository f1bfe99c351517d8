import { EditorState, type StateCommand } from "@codemirror/state";
import { expect } from "chai";
import { breakCell, continueTable, nextCell, previousCell } from "./table-commands.ts";

/** The selection is between two bars of another kind; a single one is the cursor. */
const run = (command: StateCommand, marked: string): string | false => {
  const parts = marked.split("¦");
  const text = parts.join("");
  const [anchor = 0, head = anchor] = [parts[0]?.length, parts.length > 2 ? (parts[0]?.length ?? 0) + (parts[1]?.length ?? 0) : undefined];
  let state = EditorState.create({ doc: text, selection: { anchor, head } });
  const isDone = command({ state, dispatch: (transaction) => (state = transaction.state) });
  if (!isDone) return false;
  const { from, to } = state.selection.main;
  const doc = state.doc.toString();
  return from === to ? `${doc.slice(0, from)}¦${doc.slice(from)}` : `${doc.slice(0, from)}¦${doc.slice(from, to)}¦${doc.slice(to)}`;
};

describe("tables", () => {
  const rows: readonly (readonly [what: string, command: StateCommand, before: string, after: string | false])[] = [
    ["the first row gets its line, and the next row", continueTable, "| a | b |¦", "| a | b |\n| --- | --- |\n| ¦ |  |"],
    ["a row goes on", continueTable, "| a |\n|---|\n| 1 |¦\n", "| a |\n|---|\n| 1 |\n| ¦ |\n"],
    ["after the names, the row comes below their line", continueTable, "| a |¦\n|---|\n| 1 |", "| a |\n|---|\n| ¦ |\n| 1 |"],
    ["an empty row ends the table", continueTable, "| a |\n|---|\n|  |¦", "| a |\n|---|\n\n¦"],
    ["the cursor in an empty row ends the table", continueTable, "| a |\n|---|\n| ¦ |", "| a |\n|---|\n\n¦"],
    ["an empty row among others does not", continueTable, "| a |\n|---|\n| ¦ |\n| 1 |", "| a |\n|---|\n|  |\n| ¦ |\n| 1 |"],
    [
      "Enter in the last cell starts a row",
      continueTable,
      "| a | b |\n|---|---|\n| Chain | 299¦ |",
      "| a | b |\n|---|---|\n| Chain | 299 |\n| ¦ |  |",
    ],
    ["Enter within words of a cell starts a row", continueTable, "| a |\n|---|\n| on¦e |\n| 2 |", "| a |\n|---|\n| one |\n| ¦ |\n| 2 |"],
    ["Enter keeps what is selected of a cell", continueTable, "| a |\n|---|\n| ¦one¦ |", "| a |\n|---|\n| one |\n| ¦ |"],
    ["Enter in the headings starts the first row", continueTable, "| a¦ |\n|---|\n| 1 |", "| a |\n|---|\n| ¦ |\n| 1 |"],
    ["Enter before a table is Enter", continueTable, "¦| a |\n|---|", false],
    ["Enter in a table without bars at its edges", continueTable, "a | b\n--- | ---\n1 | 2¦2", "a | b\n--- | ---\n1 | 22\n| ¦ |  |"],
    ["Enter in a table of a quotation", continueTable, "> | a |\n> |---|\n> | 1¦ |", "> | a |\n> |---|\n> | 1 |\n> | ¦ |"],
    ["Shift+Enter breaks the line in its cell", breakCell, "| a |\n|---|\n| 1¦2 |", "| a |\n|---|\n| 1<br>¦2 |"],
    ["Tab in a table without bars at its edges", nextCell, "a | b\n--- | ---\n1 | ¦2", "a | b\n--- | ---\n1 | 2\n| ¦ |  |"],
    ["within what is no table yet Enter is Enter", continueTable, "| a¦ | b |", false],
    ["what is no table is none", continueTable, "a | b¦", false],
    ["a bar behind a backslash is a letter", nextCell, "| ¦a\\|b | c |", "| a\\|b | ¦c¦ |"],
    ["the next cell", nextCell, "| ¦a¦ | b |\n|---|---|\n", "| a | ¦b¦ |\n|---|---|\n"],
    ["the first cell of the next row, over the line", nextCell, "| a | ¦b |\n|---|---|\n| 1 | 2 |", "| a | b |\n|---|---|\n| ¦1¦ | 2 |"],
    ["a new row after the last cell", nextCell, "| a |\n|---|\n| ¦1 |", "| a |\n|---|\n| 1 |\n| ¦ |"],
    ["the cell before", previousCell, "| a | ¦b |", "| ¦a¦ | b |"],
    [
      "the last cell of the row before, over the line",
      previousCell,
      "| a | b |\n|---|---|\n| ¦1 | 2 |",
      "| a | ¦b¦ |\n|---|---|\n| 1 | 2 |",
    ],
    ["the first cell has none before it", previousCell, "| ¦a |", "| ¦a |"],
  ];
  for (const [what, command, before, after] of rows)
    it(what, () => {
      expect(run(command, before)).to.equal(after);
    });
});
