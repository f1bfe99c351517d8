import { expect } from "chai";
import { cleanList, plainLine, firstSentences } from "./plain-line.ts";

describe("plainLine", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["  a\n\tb  c ", "a b c"],
    ["a\u0000b\u202ec\u200bd\ufeff", "abcd"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["A\u030a", "Å"],
    ["<p>One</p><p>two &lt; three</p>", "One two &lt; three"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["\ud800x", "x"],
    ["", ""],
  ];
  for (const [text, clean] of cases) {
    it(`makes ${JSON.stringify(clean)} of ${JSON.stringify(text)}`, () => {
      expect(plainLine(text, 100)).to.equal(clean);
    });
  }

  it("cuts between words, and within them if there is no space", () => {
    expect(plainLine("one two three four", 12)).to.equal("one two…");
    expect(plainLine("x".repeat(1_000_000), 10)).to.equal("xxxxxxxxx…");
    expect(Array.from(plainLine("😀".repeat(50), 10))).to.have.length(10);
  });
});

describe("firstSentences", () => {
  it("keeps whole sentences, as many as fit", () => {
    expect(firstSentences("One is here. Two is too. Three is not.", 26)).to.equal("One is here. Two is too.");
    expect(firstSentences("横浜市です。青葉区です。", 8)).to.equal("横浜市です。");
    expect(firstSentences("word ".repeat(100), 20)).to.equal("word word word word…");
  });
});

describe("cleanList", () => {
  it("keeps each entry once, whatever its capitals, and the first so many", () => {
    expect(cleanList(["Bread", " bread ", "", "-", "Buns", "Cake"], { entries: 2, entryLength: 10 })).to.deep.equal(["Bread", "Buns"]);
  });
});
