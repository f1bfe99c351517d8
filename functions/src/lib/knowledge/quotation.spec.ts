import { expect } from "chai";
import type { Passage } from "./passage.ts";
import { excerptOf, quoteLine, quoteWords } from "./quotation.ts";
import { createTermReader, splitWords } from "./terms.ts";

const terms = createTermReader(new Map());

const passage = (...texts: readonly string[]): Passage => ({
  page: { kind: "page", id: "", slug: "", language: "en", title: "" },
  headings: [],
  lines: texts.map((text) => ({ text, isRow: text.includes(" – ") })),
});

const quoteFrom = (texts: readonly string[], words: string): string => {
  const from = passage(...texts);
  const [line] = from.lines;
  return line === undefined ? "" : quoteLine(from, line, [words], terms);
};

const filler = Array.from({ length: 12 }, (_, index) => `Sentence number ${index} says nothing at all.`).join(" ");

describe("quoteLine", () => {
  it("begins with the sentence that answers, and ends before it is too long", () => {
    const quotation = quoteFrom([`${filler} Dogs are welcome. ${filler}`], "dogs");
    expect(quotation).to.match(/^Dogs are welcome\. Sentence number 0/);
    expect(splitWords(quotation).length).to.be.at.most(60);
  });

  it("begins with the question that the page asks itself: half of the answer may say the opposite", () => {
    const faq = "Are pets allowed? Sorry, no. Guide dogs are welcome.";
    expect(quoteFrom([faq], "dogs")).to.equal(faq);
  });

  it("begins before the day of a date, in languages that write one like the end of a sentence", () => {
    const dates = ["Bis zum 31. Oktober gilt der alte Preis.", "Åpent til 24. desember kl. 12.", "Auki 6. joulukuuta asti."];
    for (const date of dates) expect(quoteFrom([`Hallo. ${date}`], date.split(" ").slice(-2).join(" "))).to.equal(date);
    expect(quoteFrom(["We close at 17. Dogs are welcome."], "dogs")).to.equal("Dogs are welcome.");
  });

  it("counts a word once, however often it was asked for", () => {
    const [first, second] = ["Stitches come out after ten days of rest.", "Cats have stitches, stitches, stitches."];
    expect(quoteFrom([`${second} ${first}`], "stitches stitches stitches days rest")).to.equal(first);
  });

  it("has what the line announces, and no other lines", () => {
    expect(quoteFrom(["Bring to the course:", "a towel", "shoes"], "course")).to.equal("Bring to the course: a towel. shoes.");
    expect(quoteFrom(["Monday: 9–17", "Sunday: closed"], "monday")).to.equal("Monday: 9–17.");
  });

  it("speaks a row of a table as a whole", () => {
    expect(quoteFrom(["Dr. No. 7 – Price: 5 €"], "price")).to.equal("Dr. No. 7 – Price: 5 €.");
  });

  it("ends a sentence that does not end", () => {
    const quotation = quoteFrom([`dogs ${"and cats ".repeat(5_000)}`], "dogs");
    expect(splitWords(quotation)).to.have.length(60);
    expect(quotation).to.match(/^dogs and cats .* …$/);
    expect(quoteFrom(["x".repeat(100_000)], "y").length).to.be.at.most(1_502);
  });

  it("is the beginning where no sentence has a word of the question", () => {
    expect(quoteFrom(["We like animals. And you?"], "")).to.equal("We like animals. And you?");
  });
});

describe("quoteWords", () => {
  const text = "Closed on Monday. Open “daily” from\u00a09 to 17. No dogs.";
  const cases: readonly (readonly [string, string, string | undefined])[] = [
    ["a sentence", "No dogs.", "No dogs."],
    ["part of a sentence, as the whole one", "from 9 to 17", "Open “daily” from\u00a09 to 17."],
    ["words over two sentences", "9 to 17. No", "Open “daily” from\u00a09 to 17. No dogs."],
    ["other quotation marks and spaces", 'Open  "daily"\nfrom 9', "Open “daily” from\u00a09 to 17."],
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
