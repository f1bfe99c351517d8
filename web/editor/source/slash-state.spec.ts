import { markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { menuAt, slashState } from "./slash-state.ts";

const typed = (before: string, text: string): EditorState => {
  let state = EditorState.create({ doc: before, selection: { anchor: before.length }, extensions: [markdownLanguage, slashState] });
  for (const letter of text) state = state.update({ ...state.replaceSelection(letter), userEvent: "input.type" }).state;
  return state;
};

const names = (state: EditorState) => state.field(slashState)?.entries.map(({ name }) => name);

describe("the menu of the slash", () => {
  it("opens at the beginning of a line, and narrows with what is typed", () => {
    expect(names(typed("", "/"))).to.have.length(12);
    expect(names(typed("some text\n  ", "/table"))).to.deep.equal(["table"]);
    expect(names(typed("", "/HEAD"))).to.deep.equal(["heading2", "heading3"]);
    expect(names(typed("", "/numbered l"))).to.deep.equal(["numbers"]);
    expect(names(typed("", "/ta")), "words from their beginning, names first").to.deep.equal(["table", "tasks"]);
    for (const [words, ...found] of [
      ["/image", "upload", "picture"],
      ["/photo", "upload", "picture"],
      ["/todo", "tasks"],
      ["/do", "tasks"],
      ["/h2", "heading2"],
      ["/h", "heading2", "heading3", "link", "rule"],
      ["/li", "bullets", "link", "numbers", "tasks", "rule"],
    ] as const)
      expect(names(typed("", words)), words).to.deep.equal(found);
  });

  const phrases = [
    "Sizes: S / M / L",
    "- Ask for Ola / Li",
    "> lunsj / ta",
    "km /h",
    "1. price / code",
    "| n / a",
    "Bild /Tab",
    "/ Table",
    "/table ",
  ];
  for (const phrase of phrases)
    it(`takes nothing from "${phrase}"`, () => {
      const [first = ""] = phrase;
      expect(names(typed(first, phrase.slice(1)))).to.equal(undefined);
    });

  it("closes where nothing is meant", () => {
    expect(names(typed("", "/nothing like it"))).to.equal(undefined);
    expect(names(typed("and", "/"))).to.equal(undefined);
    expect(names(typed("https:/", "/"))).to.equal(undefined);
    expect(names(typed("```\n", "/"))).to.equal(undefined);
  });

  it("opens for nobody who only walks by", () => {
    const state = EditorState.create({ doc: "/", selection: { anchor: 1 }, extensions: [slashState] });
    expect(menuAt(state)).not.to.equal(undefined);
    expect(state.update({ selection: { anchor: 1 } }).state.field(slashState)).to.equal(undefined);
  });
});
