import { expect } from "chai";
import type { Passage } from "./passage.ts";
import { buildSiteIndex } from "./site-index.ts";

const passage = (title: string, lines: readonly string[], language = "en"): Passage => ({
  page: { kind: "page", id: title, slug: title, language, title },
  headings: [],
  lines: lines.map((text) => ({ text, isRow: false })),
});

const site = [
  passage("Parking", ["There are six parking spaces behind the house."]),
  passage("Dogs", ["Dogs are welcome on the terrace.", "Cats stay at home."]),
  passage("Parkplätze", ["Hinter dem Haus sind sechs Parkplätze."], "de"),
  passage("料金", ["ドミトリーは3,800円です。"], "ja"),
];

const find = async (...texts: readonly string[]) => (await (await buildSiteIndex(site)).findLines(texts)).map(({ line }) => line.text);

describe("findLines", () => {
  it("finds lines by any of the words, the best first", async () => {
    expect((await find("Do cats stay?"))[0]).to.equal("Cats stay at home.");
    expect((await find("dog", "terrace"))[0]).to.equal("Dogs are welcome on the terrace.");
  });

  it("finds words in other forms, misspelt, begun, and in the title", async () => {
    expect((await find("Parkplatz"))[0]).to.equal("Hinter dem Haus sind sechs Parkplätze.");
    expect((await find("terrasse"))[0]).to.equal("Dogs are welcome on the terrace.");
    expect((await find("terra"))[0]).to.equal("Dogs are welcome on the terrace.");
    expect(await find("料金")).to.deep.equal(["ドミトリーは3,800円です。"]);
  });

  it("finds nothing by nothing", async () => {
    expect(await find("?!")).to.deep.equal([]);
    expect(await find()).to.deep.equal([]);
    expect(await (await buildSiteIndex([])).findLines(["dogs"])).to.deep.equal([]);
  });
});
