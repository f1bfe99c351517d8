import { expect } from "chai";
import { linksIn } from "./links-in.ts";

describe("linksIn", () => {
  for (const [text, ...words] of [
    ["[Foo](https://en.wikipedia.org/wiki/Foo_(bar)) now", "Foo"],
    ["![A cat](c.jpg)", "A cat"],
    ["[![logo](l.png)](https://x.example)", "logo", "![logo](l.png)"],
    ["[a **b** [c] d](https://x.example)", "a **b** [c] d"],
    ['[a](<b c> "title") and [d](e (f))', "a", "d"],
    ["[a [b](c) d](e)", "b"],
    ["[a][b]", "a"],
    [String.raw`\[a](b) [c\](d)](e)`, String.raw`c\](d)`],
    ["`[a](b)` [`]`](c) <https://x.example/[a](b)>", "`]`"],
    ["[a]", ...[]],
    ["a](b) [c", ...[]],
  ] as const)
    it(`finds ${words.length} in ${text}`, () => {
      expect(linksIn(text).map(({ words: { from, to } }) => text.slice(from, to))).to.deep.equal(words);
    });

  it("is quick in a text of brackets only", () => {
    expect(linksIn("[".repeat(50_000) + "](".repeat(50_000))).to.deep.equal([]);
  });
});
