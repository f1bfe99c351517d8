import { expect } from "chai";
import { toPassages } from "./passages.ts";

const page = (content: string, parts: Partial<Parameters<typeof toPassages>[0]> = {}) =>
  toPassages({ id: "1", slug: "page", language: "en", title: "Title", notes: [], content, state: "1", keepsTime: true, ...parts });

describe("toPassages", () => {
  it("cuts a page at its headings and keeps their path", () => {
    const found = page("Intro\n\n# Title\nOne\n## Two\nText two\n### Three\nText three\n## Four\nText four");
    expect(found.map(({ headings, text }) => [...headings, text])).to.deep.equal([
      ["Intro"],
      ["One"],
      ["Two", "Text two"],
      ["Two", "Three", "Text three"],
      ["Four", "Text four"],
    ]);
    expect(found[0]?.page).to.deep.equal({ kind: "page", slug: "page", language: "en", title: "Title" });
  });

  it("takes the first heading for a title that is missing", () => {
    expect(page("# Welcome\nHello", { title: "" })[0]?.page.title).to.equal("Welcome");
    expect(page("Hello", { title: "" })[0]?.page.title).to.equal("");
  });

  it("begins with the summary, which says what the first section is about", () => {
    expect(page("Text", { notes: ["", "About **us**"] }).map(({ text }) => text)).to.deep.equal(["About us\nText"]);
    expect(page("", { notes: ["About us"] }).map(({ text }) => text)).to.deep.equal(["About us"]);
  });

  it("cuts long sections at paragraphs, and long paragraphs at sentences", () => {
    const sentence = "This sentence has eight words and is short. ";
    for (const text of [`${sentence.repeat(5)}\n\n`.repeat(20), sentence.repeat(100)]) {
      const found = page(text);
      expect(found.length).to.be.within(3, 6);
      for (const passage of found) expect(passage.text.split(/\s+/).length).to.be.at.most(300);
      expect(
        found
          .map((passage) => passage.text)
          .join(" ")
          .split(/\s+/),
      ).to.have.length(800);
    }
  });

  it("has a limit", () => {
    expect(page("text", { title: "long ".repeat(1_000) })[0]?.page.title).to.have.length(200);
    expect(page("# A\ntext\n".repeat(10_000))).to.have.length(200);
  });
});
