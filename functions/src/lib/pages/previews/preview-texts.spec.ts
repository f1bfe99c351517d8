import { expect } from "chai";
import { chooseTexts } from "./preview-texts.ts";

describe("chooseTexts", () => {
  for (const [header, language] of [
    [undefined, "en"],
    ["", "en"],
    ["de-CH, en;q=0.5", "de"],
    ["sw, fr;q=0.3, es;q=0.8", "es"],
    ["no, en;q=0.9", "nb"],
    ["nn-NO", "nb"],
    ["he;q=0, ar", "ar"],
    ["*", "en"],
    [";;q=,,,", "en"],
    [`${"x,".repeat(100_000)}de`, "en"],
  ] as const) {
    it(`of ${String(header).slice(0, 40)} speaks ${language}`, () => {
      expect(chooseTexts(header).language).to.equal(language);
    });
  }
});
