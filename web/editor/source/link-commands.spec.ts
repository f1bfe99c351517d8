import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { putLink } from "./link-commands.ts";

describe("putLink", () => {
  const rows: readonly (readonly [name: string, doc: string, selected: string, title: string, after: string])[] = [
    ["makes a link of what is selected", "see this now", "this", "About us", "see [this](/about)| now"],
    ["is called as the page where nothing is selected", "see ", "", "About\n us", "see [About us](/about)|"],
    ["keeps signs of Markdown in a title", "", "", "a [b] *c* `d` <e> \\ f|g", String.raw`[a \[b\] \*c\* \`d\` \<e> \\ f\|g](/about)|`],
    ["leaves its words to the author where nobody knows any", "see ", "", "", "see [|](/about)"],
  ];
  for (const [name, doc, selected, title, expected] of rows)
    it(name, () => {
      const anchor = selected === "" ? doc.length : doc.indexOf(selected);
      const state = EditorState.create({ doc, selection: { anchor, head: anchor + selected.length } });
      let after = state;
      putLink({ address: "/about", title })({ state, dispatch: (transaction) => (after = transaction.state) });
      const { head } = after.selection.main;
      expect(`${after.sliceDoc(0, head)}|${after.sliceDoc(head)}`).to.equal(expected);
    });
});
