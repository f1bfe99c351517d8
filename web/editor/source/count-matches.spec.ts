import { SearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { countMatches, mostCounted } from "./count-matches.ts";

const count = (doc: string, search: string, from = 0, to = 0) =>
  countMatches(EditorState.create({ doc, selection: { anchor: from, head: to } }), new SearchQuery({ search, literal: true }));

describe("countMatches", () => {
  it("says which match is selected", () => {
    expect(count("red, blue, red", "red", 11, 14)).to.deep.equal({ current: 2, all: 2 });
  });

  it("says that none is selected", () => {
    expect(count("red, blue, red", "red", 1, 2)).to.deep.equal({ current: 0, all: 2 });
  });

  it("has nothing to count without words", () => {
    expect(count("red", "")).to.equal(undefined);
  });

  it("does not count forever", () => {
    expect(count("a".repeat(mostCounted + 1), "a")?.all).to.equal(mostCounted);
  });
});
