import { EditorState, type StateCommand } from "@codemirror/state";
import { expect } from "chai";
import { indentItem, outdentItem } from "./list-commands.ts";

/** With the cursor at ¦, or at the end. */
const run = (command: StateCommand, marked: string): string | false => {
  const text = marked.replace("¦", "");
  let state = EditorState.create({ doc: text, selection: { anchor: marked.includes("¦") ? marked.indexOf("¦") : text.length } });
  return command({ state, dispatch: (transaction) => (state = transaction.state) }) && state.doc.toString();
};

describe("Tab in lists", () => {
  for (const [what, command, before, after] of [
    ["goes into the item above", indentItem, "- a\n- b", "- a\n  - b"],
    ["goes as deep as what a number says stands", indentItem, "10. a\n11. b", "10. a\n    1. b"],
    ["finds the item above an item that is deeper", indentItem, "- a\n  - x\n- b", "- a\n  - x\n  - b"],
    ["goes no deeper than one level", indentItem, "- a\n  - b", "- a\n  - b"],
    ["stays where nothing is above", indentItem, "- a", "- a"],
    ["comes back beside what it was in", outdentItem, "- a\n  - b\n    - c", "- a\n  - b\n  - c"],
    ["comes back to the edge", outdentItem, "  - a", "- a"],
    ["stays at the edge", outdentItem, "- a", "- a"],
    ["counts from 1 there, and on without it", indentItem, "1. a\n2. b¦\n3. c\n4. d", "1. a\n   1. b\n2. c\n3. d"],
    ["counts on there", indentItem, "1. a\n   1. x\n2. b¦\n3. c", "1. a\n   1. x\n   2. b\n2. c"],
    ["starts an empty item with 1", indentItem, "1. a\n2. ", "1. a\n   1. "],
    ["keeps numbers that are all 1", indentItem, "1. a\n1. b¦\n1. c\n1. d", "1. a\n   1. b\n1. c\n1. d"],
    ["leaves the number of a date", indentItem, "- a\n17. mai", "- a\n  17. mai"],
    ["leaves another list alone", indentItem, "1. a\n2. b¦\n\nc\n\n3. d\n4. e", "1. a\n   1. b\n\nc\n\n3. d\n4. e"],
    ["takes along what is below a shorter number", indentItem, "9. a\n10. b¦\n11. c\n    - x", "9. a\n   1. b\n10. c\n    - x"],
    ["takes along what is below a number that gets shorter", indentItem, "8. a\n9. b¦\n10. c\n    - x", "8. a\n   1. b\n9. c\n   - x"],
    ["counts on where it comes back", outdentItem, "1. a\n   1. b¦\n   2. c\n2. d", "1. a\n2. b\n   1. c\n3. d"],
    ["is none of the text's elsewhere", indentItem, "text", false],
    ["is none of the text's elsewhere, backwards", outdentItem, "# text", false],
  ] as const)
    it(what, () => {
      expect(run(command, before)).to.equal(after);
    });
});
