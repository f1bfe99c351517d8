import { expect } from "chai";
import { excerptOf, quote } from "./snippet.ts";
import { readWords } from "./words.ts";

const quoteFrom = (text: string, ...words: readonly string[]): string =>
  quote({
    passage: { page: { kind: "page", slug: "", language: "en", title: "" }, headings: [], text },
    words: new Map(words.map((word) => [word, 1])),
  });

const filler = Array.from({ length: 12 }, (_, index) => `Sentence number ${index} says nothing at all.`).join(" ");

describe("quote", () => {
  it("begins with the sentence that answers", () => {
    const quotation = quoteFrom(`${filler} Dogs are welcome. ${filler}`, "dogs");
    expect(quotation).to.match(/^Dogs are welcome\. Sentence number 0/);
    expect(readWords(quotation).length).to.be.at.most(60);
  });

  it("has what stands before it when there is nothing behind", () => {
    expect(quoteFrom("We like animals. Dogs are welcome.", "dogs")).to.equal("We like animals. Dogs are welcome.");
  });

  it("lets items end, so that they are not spoken as one", () => {
    expect(quoteFrom("Monday, 9–17\nSunday, closed", "monday")).to.equal("Monday, 9–17. Sunday, closed.");
    expect(quoteFrom("月曜, 9時", "月曜")).to.equal("月曜, 9時。");
  });

  it("ends a sentence that does not end", () => {
    const quotation = quoteFrom(`dogs ${"and cats ".repeat(5_000)}`, "dogs");
    expect(readWords(quotation)).to.have.length(60);
    expect(quotation).to.match(/^dogs and cats .* …$/);
    expect(quoteFrom("x".repeat(100_000), "y").length).to.be.at.most(1_502);
  });

  it("is the beginning where no sentence has a word of the question", () => {
    expect(quoteFrom("We like animals.")).to.equal("We like animals.");
    expect(quoteFrom("")).to.equal("");
  });
});

describe("excerptOf", () => {
  it("is one line", () => {
    expect(excerptOf("One\ntwo")).to.equal("One two");
  });
});
