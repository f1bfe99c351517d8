import { expect } from "chai";
import { tagOf } from "./tag-of.ts";

describe("tagOf", () => {
  const rows: readonly (readonly [language: string, tag: string | undefined])[] = [
    ["nb", "nb"],
    ["pt-br", "pt-BR"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["", undefined],
    ["en_US", undefined],
    ["the language of the page", undefined],
  ];
  for (const [language, tag] of rows)
    it(`${tag === undefined ? "knows no language in" : `reads ${tag} in`} ${language}`, () => {
      expect(tagOf(language)).to.equal(tag);
    });
});
