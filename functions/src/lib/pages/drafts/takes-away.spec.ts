import { expect } from "chai";
import { draftLimits } from "./limits.ts";
import { takesAway } from "./takes-away.ts";

const text = (content: string, metadata: Readonly<Record<string, unknown>> = {}) => ({ content, metadata });

/** An article of this many words. No two articles share a sequence of three. */
const article = (words: number, name = "a"): string => Array.from({ length: words }, (_, index) => `${name}${index % 97} the`).join(" ");

const paragraph = article(500);

describe("takesAway", () => {
  const goingOn: readonly (readonly [string, string, string])[] = [
    ["typing on", paragraph, `${paragraph} and so on`],
    ["typing on in a word", "Hel", "Hello"],
    ["a text in an empty page", "", paragraph],
    ["a word in the middle of a long paragraph", paragraph, paragraph.replace("a40 the", "another")],
    ["words in two places of one paragraph", `${paragraph} x ${paragraph}`, `Begins ${paragraph} y ${paragraph} and ends`],
    ["300 characters less", article(2_000), article(2_000).slice(300)],
    ["paragraphs in another order", `${article(300)}\n\n${article(300, "b")}\n`, `${article(300, "b")}\n\n${article(300)}\n`],
    ["a sentence in a script without spaces", "一二三四五六七八九十".repeat(20), `零${"一二三四五六七八九十".repeat(20)}零`],
  ];
  for (const [name, before, after] of goingOn) {
    it(`goes on with ${name}`, () => {
      expect(takesAway(text(before), text(after))).to.equal(false);
    });
  }

  const lacking: readonly (readonly [string, string, string])[] = [
    ["another text of the same length", article(200), article(200, "b")],
    ["a much longer text", article(200), article(20_000, "b")],
    ["the same words in another order", article(200), article(200).split(" ").toSorted().join(" ")],
    ["nothing", article(200), ""],
    ["more than a tenth less", article(200), article(179)],
    ["301 characters less of a long text", article(2_000), article(2_000).slice(301)],
    ["fewer of its repetitions", "again and ".repeat(100), "again and ".repeat(60)],
    [
      "another text in the middle of one long line",
      `${paragraph} ${article(200, "c")} ${paragraph}`,
      `${paragraph} ${article(200, "d")} ${paragraph}`,
    ],
    ["other characters without words", "x".repeat(1_000), "y".repeat(1_000)],
  ];
  for (const [name, before, after] of lacking) {
    it(`takes away with ${name}`, () => {
      expect(takesAway(text(before), text(after))).to.equal(true);
    });
  }

  it("looks into every string of the metadata, and counts all as one text", () => {
    const long = article(100);
    expect(takesAway(text("", { summary: long }), text("", { summary: article(100, "b") }))).to.equal(true);
    expect(takesAway(text("", { blocks: [{ body: long }] }), text("", { blocks: [] }))).to.equal(true);
    expect(takesAway(text("", { summary: long }), text("", { summary: null }))).to.equal(true);
    expect(takesAway(text(long, { title: "Old" }), text(long, { title: "New" }))).to.equal(false);
    expect(takesAway(text(long, { constructor: "was" }), text(long, { constructor: "is", count: 7 }))).to.equal(false);
  });

  it("never takes away where something is put in between, wherever that is", () => {
    const before = "one two, two\nthree 四四 x x, one\n";
    for (let at = 0; at <= before.length; at++) {
      for (const typed of ["", "x", " ", "two ", "\n\nfour", "四", article(50)]) {
        expect(takesAway(text(before), text(before.slice(0, at) + typed + before.slice(at)))).to.equal(false);
      }
    }
  });

  it("stops comparing megabytes that differ everywhere at its limit, and then keeps the old text", () => {
    const size = draftLimits.textBytes / 2;
    for (const part of ["a b ", "x", "四", "\u0301", "'"]) {
      const before = part.repeat(size / part.length);
      expect(takesAway(text(`0${before}0`), text(`1${before}1`))).to.equal(true);
      expect(takesAway(text(before), text(`${before}1`))).to.equal(false);
    }
  });
});
