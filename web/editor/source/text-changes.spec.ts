import { EditorState, Text } from "@codemirror/state";
import { expect } from "chai";
import fc from "fast-check";
import { textChanges } from "./text-changes.ts";

const anyText = fc.array(fc.constantFrom("a", "b\n", "\n", "ש\n")).map((parts) => parts.join(""));

const apply = (from: string, to: string): EditorState => {
  const state = EditorState.create({ doc: Text.of(from.split("\n")), selection: { anchor: 0 } });
  return state.update({ changes: [...textChanges(from, to)] }).state;
};

describe("textChanges", () => {
  it("make one text of the other", () => {
    fc.assert(
      fc.property(anyText, anyText, (from, to) => {
        expect(apply(from, to).doc.toString()).to.equal(to);
      }),
    );
  });

  it("leave the cursor in the line where it is", () => {
    const from = "one\ntwo\nthree\n";
    const state = EditorState.create({ doc: from, selection: { anchor: 5 } });
    const { selection, doc } = state.update({ changes: [...textChanges(from, "zero\none\ntwo\nthree, changed\n")] }).state;
    expect(doc.lineAt(selection.main.head).text).to.equal("two");
  });

  it("replace a text that has nothing in common", () => {
    const lines = (word: string): string => Array.from({ length: 3_000 }, (_, line) => `${word} ${line}\n`).join("");
    expect(textChanges(lines("a"), lines("b"))).to.have.length(1);
  });
});
