import { expect } from "chai";
import { countWords } from "./count-words.ts";

const turn = async (): Promise<void> => undefined;

describe("countWords", () => {
  for (const [text, language, words] of [
    ["", "en", 0],
    ["# A page\n\n- don't\n- e-mail\n", "en", 4],
    ["**bold** and [a link](https://example.com/a)", "en", 4],
    [String.raw`See ![A loaf \[warm\]](https://example.com/loaf.png) here`, "en", 2],
    ["אנחנו מתקנים כל מותג", "he", 4],
    ["--- *** ```", "en", 0],
    ["我 你", "zh", 2],
  ] as const)
    it(`finds ${words} in ${JSON.stringify(text)}`, async () => {
      expect((await countWords(text, language, turn)).words).to.equal(words);
    });

  it("says how long it takes to read, a minute at least", async () => {
    expect((await countWords("word", "en", turn)).minutes).to.equal(1);
    expect((await countWords("word ".repeat(1_100), "en", turn)).minutes).to.equal(5);
  });

  it("counts a long text in parts, with a turn for other work after each, and every word once", async () => {
    let turns = 0;
    const { words } = await countWords("don't [stop](/here) ".repeat(50_000), "en", async () => void turns++);
    expect(words).to.equal(100_000);
    expect(turns).to.be.above(10);
  });
});
