import { expect } from "chai";
import { type Passage, textOf } from "./passage.ts";
import { toPassages } from "./passages.ts";

const page = async (content: string, parts: Partial<Parameters<typeof toPassages>[0]> = {}) =>
  toPassages({ id: "1", slug: "page", language: "en", title: "Title", notes: [], content, state: "1", ...parts });

const shape = ({ headings, lines }: Passage) => [...headings, lines.map(({ text }) => text)];

describe("toPassages", () => {
  it("cuts a page into paragraphs and keeps the path of headings", async () => {
    const found = await page("Intro\n\n# Title\nOne\n\nMore\n## Two\nText two\n### Three\nText three\n## Four\nText four");
    expect(found.map(shape)).to.deep.equal([
      [["Intro"]],
      [["One"]],
      [["More"]],
      ["Two", ["Text two"]],
      ["Two", "Three", ["Text three"]],
      ["Four", ["Text four"]],
    ]);
    expect(found[0]?.page).to.deep.equal({ kind: "page", id: "1", slug: "page", language: "en", title: "Title" });
  });

  it("keeps the items of a list together, and what announces or asks with what follows", async () => {
    expect((await page("Bring:\n- a towel\n- shoes\n\nMay I film?\n\nYes.\n\nNo dogs.")).map(shape)).to.deep.equal([
      [["Bring:", "a towel", "shoes"]],
      [["May I film?", "Yes."]],
      [["No dogs."]],
    ]);
  });

  it("keeps the rows of a table together, each with the names of its columns", async () => {
    const table = "| Bike | Day | Week |\n|---|---|---|\n| City | 15 € | 75 € |\n| Cargo | 49 € | |\n";
    expect((await page(`${table}\nHelmets are free.`)).map(shape)).to.deep.equal([
      [["City – Day: 15 €, Week: 75 €", "Cargo – Day: 49 €"]],
      [["Helmets are free."]],
    ]);
  });

  it("keeps tables apart, and rows without names as they are", async () => {
    expect((await page("| A | B |\n|---|---|\n| 1 | 2 |\n\n| C | D |\n|---|---|\n| 3 | 4 |")).map(shape)).to.deep.equal([
      [["1 – B: 2"]],
      [["3 – D: 4"]],
    ]);
    expect((await page("<table><tr><td>Monday</td><td>closed</td></tr></table>")).map(shape)).to.deep.equal([[["Monday, closed"]]]);
    expect((await page("| Only | names |\n|---|---|")).map(shape)).to.deep.equal([[["Only, names"]]]);
  });

  it("takes the first heading for a title that is missing", async () => {
    expect((await page("# Welcome\nHello", { title: "" }))[0]?.page.title).to.equal("Welcome");
    expect((await page("Hello", { title: "" }))[0]?.page.title).to.equal("");
  });

  it("begins with the summary", async () => {
    expect((await page("Text", { notes: ["", "About **us**"] })).map(shape)).to.deep.equal([[["About us"]], [["Text"]]]);
    expect((await page("", { notes: ["About us"] })).map(shape)).to.deep.equal([[["About us"]]]);
  });

  it("cuts long lists between their items, and long paragraphs at sentences", async () => {
    const sentence = "This sentence has eight words and is short. ";
    for (const text of [`- ${sentence}\n`.repeat(100), sentence.repeat(100)]) {
      const found = await page(text);
      expect(found.length).to.be.within(3, 6);
      for (const passage of found) expect(textOf(passage).split(/\s+/).length).to.be.at.most(300);
      expect(found.map(textOf).join(" ").split(/\s+/)).to.have.length(800);
    }
  });

  it("has a limit", async () => {
    expect((await page("text", { title: "long ".repeat(1_000) }))[0]?.page.title).to.have.length(200);
    expect(await page("# A\ntext\n".repeat(10_000))).to.have.length(200);
    expect((await page(`## ${"long ".repeat(1_000)}\ntext`))[0]?.headings[0]).to.have.length(200);
    expect(await page("")).to.deep.equal([]);
  });
});
