import { expect } from "chai";
import { splitList } from "./split-list.ts";

describe("splitList", () => {
  const lists: readonly (readonly [text: string, language: string, entries: readonly string[]])[] = [
    ["bread", "en", ["bread"]],
    ["bread, cakes and coffee", "en", ["bread", "cakes", "coffee"]],
    ["bread, cakes, and coffee", "en", ["bread", "cakes", "coffee"]],
    ["bread and cakes", "en", ["bread", "cakes"]],
    ["brød, kaker og kaffe", "nb", ["brød", "kaker", "kaffe"]],
    ["Brot und Kuchen", "de", ["Brot", "Kuchen"]],
    ["Brot and Kuchen", "de", ["Brot", "Kuchen"]],
    ["pan, pasteles y café", "es", ["pan", "pasteles", "café"]],
    ["パン、ケーキ、コーヒー", "ja", ["パン", "ケーキ", "コーヒー"]],
    ["خبز، كعك، وقهوة", "ar", ["خبز", "كعك", "قهوة"]],
    ["sand, brandy, candy", "en", ["sand", "brandy", "candy"]],
    ["cakes; bread, rolls; coffee and tea", "en", ["cakes", "bread, rolls", "coffee and tea"]],
    ["- bread\n* cakes, large\r\n2) coffee", "en", ["bread", "cakes, large", "coffee"]],
    ["24-hour service, 2 rooms", "en", ["24-hour service", "2 rooms"]],
    ["bread,,", "en", ["bread", "", ""]],
  ];
  for (const [text, language, entries] of lists) {
    it(`makes ${entries.length} of ${JSON.stringify(text)}`, () => {
      expect(splitList(text, language)).to.deep.equal(entries);
    });
  }

  it("takes no longer for a text of spaces than for any other", () => {
    expect(splitList(`bread${" ".repeat(60_000)}cakes`, "en")).to.have.length(1);
  });
});
