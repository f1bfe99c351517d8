import { expect } from "chai";
import { wholeText } from "./whole-text.ts";

describe("wholeText", () => {
  const base = { metadata: { title: "Om oss", price: 10, summary: "Kort", tags: ["a"] }, content: "Tekst" };

  it("has the title and the fields that were changed above the text", () => {
    const mine = { metadata: { title: "Om oss", price: 12, summary: "Lengre", tags: ["a"] }, content: "Ny tekst" };
    expect(wholeText(mine, base)).to.equal("# Om oss\n\nprice: 12  \nsummary: Lengre\n\nNy tekst");
  });

  it("is there where only fields were changed", () => {
    expect(wholeText({ metadata: { summary: "Lengre" }, content: "" }, base)).to.equal("summary: Lengre");
  });

  it("is the title and the text of a page that was only being begun", () => {
    expect(wholeText({ metadata: { title: "Om oss" }, content: "Tekst" })).to.equal("# Om oss\n\nTekst");
  });
});
