import { expect } from "chai";
import { countWords } from "./count-words.ts";

describe("countWords", () => {
  for (const [text, language, words] of [
    ["", "en", 0],
    ["# A page\n\n- don't\n- e-mail\n", "en", 4],
    ["**bold** and [a link](https://example.com/a)", "en", 4],
    ["אנחנו מתקנים כל מותג", "he", 4],
    ["--- *** ```", "en", 0],
    ["我 你", "zh", 2],
  ] as const)
    it(`finds ${words} in ${JSON.stringify(text)}`, () => {
      expect(countWords(text, language).words).to.equal(words);
    });

  it("says how long it takes to read, a minute at least", () => {
    expect(countWords("word", "en").minutes).to.equal(1);
    expect(countWords("word ".repeat(1_100), "en").minutes).to.equal(5);
  });
});
