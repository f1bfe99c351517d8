import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { addLineBelow } from "./line-below.ts";

const after = (doc: string): string | false => {
  let state = EditorState.create({ doc, extensions: markdown({ base: markdownLanguage }) });
  ensureSyntaxTree(state, doc.length);
  return addLineBelow({ state, dispatch: (transaction) => (state = transaction.state) }) && state.doc.toString();
};

describe("a line below the last block", () => {
  for (const block of ["| a | b |\n| --- | --- |\n| 1 | 2 |", "```\ncode\n```", "![A loaf](/loaf.png)"])
    it(`is made for ${JSON.stringify(block)}`, () => {
      expect(after(block)).to.equal(`${block}\n\n`);
    });

  for (const text of ["", "words", "# A heading", "| a | b |\n| --- | --- |\n\n", "```\nnot at its end"])
    it(`is not made for ${JSON.stringify(text)}`, () => {
      expect(after(text)).to.equal(false);
    });
});
