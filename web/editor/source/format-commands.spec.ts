import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { type FormatCommand, formatCommands } from "./format-commands.ts";

/** `[` and `]` enclose the selection, `|` marks the cursor. */
const run = (command: FormatCommand, text: string): string => {
  const plain = text.replace(/[⟦⟧]/g, "");
  const anchor = text.indexOf("⟦");
  const state = EditorState.create({ doc: plain, selection: { anchor, head: text.indexOf("⟧") - 1 } });
  let after = state;
  formatCommands[command]({ state, dispatch: (transaction) => (after = transaction.state) });
  const { from, to } = after.selection.main;
  const result = after.doc.toString();
  return `${result.slice(0, from)}⟦${result.slice(from, to)}⟧${result.slice(to)}`;
};

describe("formatCommands", () => {
  const rows: readonly (readonly [FormatCommand, string, string])[] = [
    ["bold", "a ⟦b⟧ c", "a **⟦b⟧** c"],
    ["bold", "a **⟦b⟧** c", "a ⟦b⟧ c"],
    ["italic", "⟦⟧", "*⟦⟧*"],
    ["code", "⟦x⟧", "`⟦x⟧`"],
    ["heading", "⟦a⟧", "## ⟦a⟧"],
    ["heading", "### ⟦a⟧", "⟦a⟧"],
    ["bullets", "⟦a\nb⟧", "- ⟦a\n- b⟧"],
    ["bullets", "- ⟦a\n- b⟧", "⟦a\nb⟧"],
    ["bullets", "- ⟦a\nb⟧", "- ⟦a\n- b⟧"],
    ["numbers", "⟦a\nb⟧", "1. ⟦a\n2. b⟧"],
    ["quote", "⟦a⟧", "> ⟦a⟧"],
    ["link", "see ⟦this⟧", "see [this](⟦https://⟧)"],
    ["link", "⟦⟧", "[⟦⟧](https://)"],
    ["link", "see [⟦this⟧](https://example.com)", "see ⟦this⟧"],
    ["link", "see ⟦[this](https://example.com)⟧", "see ⟦this⟧"],
    ["link", "[one](https://example.com) and ⟦two⟧", "[one](https://example.com) and [two](⟦https://⟧)"],
    ["bold", "⟦**strong**⟧", "⟦strong⟧"],
    ["bold", "⟦***both***⟧", "⟦*both*⟧"],
    ["italic", "**⟦strong⟧**", "***⟦strong⟧***"],
    ["italic", "***⟦both⟧***", "**⟦both⟧**"],
    ["italic", "⟦**strong**⟧", "*⟦**strong**⟧*"],
    ["bold", "⟦  spaced ⟧", "  **⟦spaced⟧** "],
    ["bold", "⟦one\n\ntwo⟧", "**⟦one**\n\n**two⟧**"],
    ["bold", "**⟦one**\n\n**two⟧**", "⟦one\n\ntwo⟧"],
    ["bold", "⟦**one**\ntwo⟧", "⟦**one**\n**two⟧**"],
    ["bold", "⟦- one\n- two⟧", "- **⟦one**\n- **two⟧**"],
    ["bold", "⟦- [ ] task⟧", "- [ ] **⟦task⟧**"],
    ["code", "⟦one\ntwo⟧", "```\n⟦one\ntwo⟧\n```"],
    ["bullets", "⟦a\n\nb⟧", "- ⟦a\n\n- b⟧"],
    ["bullets", "⟦⟧", "- ⟦⟧"],
    ["numbers", "- ⟦a\n- b⟧", "1. ⟦a\n2. b⟧"],
    ["bullets", "1. ⟦a\n2. b⟧", "- ⟦a\n- b⟧"],
    ["bullets", "  1. ⟦a⟧", "  - ⟦a⟧"],
  ];
  for (const [command, before, expected] of rows) {
    it(`${command}: ${JSON.stringify(before)}`, () => {
      expect(run(command, before)).to.equal(expected);
    });
  }
});
