import { expect } from "chai";
import { splitAnywhere, splitList } from "./split-list.ts";

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
    ["לחם, עוגות וקפה", "he", ["לחם", "עוגות", "קפה"]],
    ["ורדים וסחלבים", "he", ["ורדים וסחלבים"]],
    ["خبز، كعك وقهوة", "ar", ["خبز", "كعك", "قهوة"]],
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

  const anywhere: readonly (readonly [text: string, entries: readonly string[]])[] = [
    ["norsk, engelsk og tysk", ["norsk", "engelsk", "tysk"]],
    ["עברית, אנגלית ורוסית", ["עברית", "אנגלית", "רוסית"]],
    ["العربية والإنجليزية", ["العربية", "الإنجليزية"]],
    ["日本語と英語", ["日本語", "英語"]],
    ["中文、英文和法文", ["中文", "英文", "法文"]],
    ["한국어와 영어", ["한국어", "영어"]],
    ["Deutsch/English + Français", ["Deutsch", "English", "Français"]],
    ["po polsku i angielsku", ["po polsku", "angielsku"]],
  ];
  for (const [text, entries] of anywhere) {
    it(`finds ${entries.length} entries in ${JSON.stringify(text)}, whatever the conversation is in`, () => {
      expect(splitAnywhere(text)).to.deep.equal(entries);
    });
  }

  it("takes no longer for a text of spaces than for any other", () => {
    expect(splitList(`bread${" ".repeat(60_000)}cakes`, "en")).to.have.length(1);
  });
});
