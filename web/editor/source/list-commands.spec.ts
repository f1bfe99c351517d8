import { EditorState, type StateCommand } from "@codemirror/state";
import { expect } from "chai";
import { indentItem, outdentItem } from "./list-commands.ts";

/** With the cursor at the end. */
const run = (command: StateCommand, text: string): string | false => {
  let state = EditorState.create({ doc: text, selection: { anchor: text.length } });
  return command({ state, dispatch: (transaction) => (state = transaction.state) }) && state.doc.toString();
};

describe("Tab in lists", () => {
  for (const [what, command, before, after] of [
    ["goes into the item above", indentItem, "- a\n- b", "- a\n  - b"],
    ["goes as deep as what a number says stands", indentItem, "10. a\n11. b", "10. a\n    11. b"],
    ["finds the item above an item that is deeper", indentItem, "- a\n  - x\n- b", "- a\n  - x\n  - b"],
    ["goes no deeper than one level", indentItem, "- a\n  - b", "- a\n  - b"],
    ["stays where nothing is above", indentItem, "- a", "- a"],
    ["comes back beside what it was in", outdentItem, "- a\n  - b\n    - c", "- a\n  - b\n  - c"],
    ["comes back to the edge", outdentItem, "  - a", "- a"],
    ["stays at the edge", outdentItem, "- a", "- a"],
    ["is none of the text's elsewhere", indentItem, "text", false],
    ["is none of the text's elsewhere, backwards", outdentItem, "# text", false],
  ] as const)
    it(what, () => {
      expect(run(command, before)).to.equal(after);
    });
});
