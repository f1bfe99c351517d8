import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { insertBlock } from "./insert-block.ts";

/** At the bar. */
const inserted = (text: string): string => {
  const at = text.indexOf("|");
  let state = EditorState.create({ doc: text.replace("|", ""), selection: { anchor: at } });
  insertBlock("---", 0)({ state, dispatch: (transaction) => (state = transaction.state) });
  return state.doc.toString();
};

describe("insertBlock", () => {
  for (const [what, before, after] of [
    ["leaves room to write below it", "|", "---\n\n"],
    ["leaves room where the text ends in an empty line", "a\n\n|\n", "a\n\n---\n\n"],
    ["stays apart from what is above and below", "a|\nb", "a\n\n---\n\nb"],
    ["adds nothing where there is an empty line", "a\n\n|\n\nb", "a\n\n---\n\nb"],
  ] as const)
    it(what, () => {
      expect(inserted(before)).to.equal(after);
    });
});
