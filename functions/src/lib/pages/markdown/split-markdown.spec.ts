import { expect } from "chai";
import { toBlocks } from "./plain-text.ts";
import { splitMarkdown } from "./split-markdown.ts";

const paragraphs = (count: number): string => Array.from({ length: count }, (_, at) => `Paragraph ${at}.`).join("\n\n");

describe("splitMarkdown", () => {
  it("leaves a page as it is, and loses no line of a long one", () => {
    expect(splitMarkdown("# A\n\nb\n")).to.deep.equal(["# A\n\nb\n"]);
    const long = paragraphs(2_000);
    const parts = splitMarkdown(long);
    expect(parts.length).to.be.above(4);
    expect(parts.join("\n")).to.equal(long);
  });

  it("cuts between paragraphs, so that the blocks stay the same", async () => {
    const texts = (await toBlocks(paragraphs(2_000))).map(({ text }) => text);
    expect(texts).to.deep.equal(Array.from({ length: 2_000 }, (_, at) => `Paragraph ${at}.`));
  });

  it("names the columns of a long table in each part of it", async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => `| Bike ${at} | ${at} € |\n`).join("");
    const blocks = await toBlocks(`| Bike | Price |\n| --- | --- |\n${rows}`);
    const named = blocks.filter((block) => block.kind === "row" && block.columns.join() === "Bike,Price");
    expect(named).to.have.length(1_000);
  });

  it("never makes text of long code, nor code of what follows", async () => {
    const code = Array.from({ length: 2_000 }, (_, at) => `const a${at} = 1;`).join("\n");
    expect(await toBlocks(`Before\n\n~~~~ js\n${code}\n~~~\n\n${code}\n~~~~\nAfter`)).to.deep.equal([
      { kind: "paragraph", text: "Before" },
      { kind: "paragraph", text: "After" },
    ]);
  });

  it("cuts a line without end after a word", () => {
    const parts = splitMarkdown("word ".repeat(10_000));
    expect(parts.length).to.be.above(5);
    for (const part of parts.slice(0, -1)) expect(part).to.match(/^(?:word )+$/);
  });
});
