import { expect } from "chai";
import { type Passage, textOf } from "./passage.ts";
import { excerptOf, quoteWords } from "./quotation.ts";
import { splitWords } from "./terms.ts";

const passage = (...texts: readonly string[]): Passage => ({
  page: { kind: "page", id: "", slug: "", language: "en", title: "" },
  headings: [],
  lines: texts.map((text) => ({ text, isRow: text.includes(" – ") })),
});

/** Of a judge that names all words of a passage. */
const quoteFrom = (...texts: readonly string[]): string => quoteWords(passage(...texts), textOf(passage(...texts))) ?? "";

const filler = Array.from({ length: 12 }, (_, index) => `Sentence number ${index} says nothing at all.`).join(" ");

describe("quoteWords, of a whole passage", () => {
  it("ends before it is too long", () => {
    const quotation = quoteFrom(`Dogs are welcome. ${filler}`);
    expect(quotation).to.match(/^Dogs are welcome\. Sentence number 0/);
    expect(splitWords(quotation).length).to.be.at.most(60);
  });

  it("does not end in a date, in languages that write one like the end of a sentence", () => {
    const dates = ["Bis zum 31. Oktober gilt der alte Preis.", "Åpent til 24. desember kl. 12.", "Auki 6. joulukuuta asti."];
    for (const date of dates) expect(quoteWords(passage(`Hallo. ${date}`), date.slice(-8))).to.equal(date);
    expect(quoteWords(passage("We opened in 2017. Dogs are welcome."), "Dogs")).to.equal("Dogs are welcome.");
  });

  it("speaks a row of a table as a whole", () => {
    expect(quoteFrom("Dr. No. 7 – Price: 5 €")).to.equal("Dr. No. 7 – Price: 5 €.");
  });

  it("ends a sentence that does not end", () => {
    const quotation = quoteFrom(`dogs ${"and cats ".repeat(5_000)}`);
    expect(splitWords(quotation)).to.have.length(60);
    expect(quotation).to.match(/^dogs and cats .* …$/);
    expect(quoteFrom("x".repeat(100_000)).length).to.be.at.most(1_502);
  });
});

describe("quoteWords", () => {
  const text = "Closed on Monday. Open “daily” from\u00a09 to 17 h. No dogs.";
  const cases: readonly (readonly [string, string, string | undefined])[] = [
    ["a sentence", "No dogs.", "No dogs."],
    ["part of a sentence, as the whole one", "from 9 to 17", "Open “daily” from\u00a09 to 17 h."],
    ["words over two sentences", "9 to 17 h. No", "Open “daily” from\u00a09 to 17 h. No dogs."],
    ["other quotation marks and spaces", 'Open  "daily"\nfrom 9', "Open “daily” from\u00a09 to 17 h."],
    ["another case", "no dogs.", undefined],
    ["another number", "from 9 to 18", undefined],
    ["words that are left out", "Open from 9 to 17", undefined],
    ["an invented sentence", "Everything is free today.", undefined],
    ["nothing", "", undefined],
    ["punctuation alone", ".", undefined],
  ];
  for (const [what, words, expected] of cases) {
    it(`finds ${what}: ${expected === undefined ? "no" : "yes"}`, () => {
      expect(quoteWords(passage(text), words)).to.equal(expected);
    });
  }

  it("finds words over lines, and speaks items as sentences of their own", () => {
    expect(quoteWords(passage("Monday – Hours: 9–17", "Sunday – Hours: closed"), "Sunday – Hours: closed")).to.equal(
      "Sunday – Hours: closed.",
    );
    expect(quoteWords(passage("a towel", "shoes"), "a towel shoes")).to.equal("a towel. shoes.");
    expect(quoteWords(passage("火曜日は休みです。", "水曜は営業"), "休みです。水曜")).to.equal("火曜日は休みです。 水曜は営業。");
  });
});

describe("excerptOf", () => {
  it("is one line", () => {
    expect(excerptOf(passage("One", "two"))).to.equal("One two");
  });
});
