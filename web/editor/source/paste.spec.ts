import { markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { linkByPaste, plainPaste } from "./paste.ts";

/** With what is between the bars of another kind selected. */
const stateOf = (marked: string): EditorState => {
  const [before = "", selected = ""] = marked.split("¦");
  const selection = { anchor: before.length, head: before.length + selected.length };
  return EditorState.create({ doc: marked.replaceAll("¦", ""), selection, extensions: [markdownLanguage] });
};

describe("an address pasted over words", () => {
  for (const [what, before, after] of [
    ["makes them a link", "see ¦this¦", "see [this](https://x.example/a%7Cb)"],
    ["gives a link another address", "see [¦this¦](https://y.example)", "see [this](https://x.example/a%7Cb)"],
    ["gives a link another address and keeps none of its title", '[a ¦this¦](/y "t") b', "[a this](https://x.example/a%7Cb) b"],
    ["stands in the place of an address", "¦https://y.example¦", undefined],
  ] as const)
    it(what, () => {
      const state = stateOf(before);
      const spec = linkByPaste(state, "https://x.example/a|b");
      expect(spec && state.update(spec).newDoc.toString()).to.equal(after);
    });
});

describe("plain text pasted", () => {
  const text = "one | two\nthree\\\nfour\n";
  const inCell = String.raw`one \| two<br>three<br>four`;
  for (const [what, before, expected] of [
    ["stays in a cell", "| a | b |\n|---|---|\n| 1¦¦ | 2 |", inCell],
    ["stays in an empty cell", "| a | b |\n|---|---|\n|  | ¦¦ |", inCell],
    ["stays in a cell without bars at the edges", "a | b\n--- | ---\n1 | 2¦¦", inCell],
    ["is what it is behind a row", "| a |\n|---|\n| 1 |¦¦", text],
    ["is what it is before a row", "| a |\n|---|\n¦¦| 1 |", text],
    ["is what it is in code", "```\n| a | b |\n|---|---|\n| 1¦¦ | 2 |\n```", text],
    ["is what it is in a paragraph", "a¦¦b", text],
  ] as const)
    it(what, () => {
      expect(plainPaste(stateOf(before), text)).to.equal(expected);
    });
});
