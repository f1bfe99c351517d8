import { expect } from "chai";
import { setImmediate } from "node:timers/promises";
import { rankPassages } from "./find-answer.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Passage } from "./passage.ts";
import { findProposed, parseProposal } from "./proposed-answer.ts";
import { buildSiteIndex } from "./site-index.ts";

const aPassage = (slug: string, ...lines: readonly string[]): Passage => ({
  page: { kind: "page", id: slug, slug, language: "en", title: slug },
  headings: ["Prices of the summer"],
  lines: lines.map((text) => ({ text, isRow: false })),
});

const rental = aPassage("rental", "City bikes cost 15 euros a day. Helmets are free.", "Trailers cost 12 euros.");
const shop = aPassage("shop", "City bikes are sold from 649 euros. Helmets are free.");
const words = { question: "What does a helmet cost in the shop?", searchWords: ["sold", "shop", "helmets"] };

const propose = async (quote: string) => {
  const index = await buildSiteIndex([rental, shop], setImmediate);
  const found = findProposed(index, rankPassages(index, words), quote);
  return found && [found.passage.page.slug, found.quotation];
};

describe("findProposed", () => {
  it("is the sentence that the words stand in", async () => {
    expect(await propose("Trailers cost 12")).to.deep.equal(["rental", "Trailers cost 12 euros."]);
    expect(await propose("15 euros a day. Helmets")).to.deep.equal(["rental", "City bikes cost 15 euros a day. Helmets are free."]);
  });

  it("is of the passage that fits the question best, where several have the words", async () => {
    expect(await propose("Helmets are free.")).to.deep.equal(["shop", "Helmets are free."]);
  });

  for (const [what, quote] of [
    ["other words", "A city bike is 15 euros per day."],
    ["another number", "City bikes cost 16 euros a day."],
    ["words of two passages", "Trailers cost 12 euros. City bikes are sold from 649 euros."],
    ["a heading", "Prices of the summer"],
    ["a part with something left out", "City bikes … are free."],
    ["no words", "…"],
  ] as const) {
    it(`is nothing for ${what}`, async () => {
      expect(await propose(quote)).to.equal(undefined);
    });
  }
});

describe("parseProposal", () => {
  it("knows words, and that nothing answers", () => {
    expect(parseProposal(" Helmets are free. ")).to.deep.equal({ kind: "words", words: "Helmets are free." });
    expect(parseProposal("None of the helmets is sold.")).to.deep.equal({ kind: "words", words: "None of the helmets is sold." });
    for (const none of ["none", "None.", '"none"', " NONE "]) expect(parseProposal(none), none).to.deep.equal({ kind: "none" });
  });

  it("is nothing where nothing was proposed, and for what is too long to be a quotation", () => {
    for (const quote of [undefined, "", "  ", "a".repeat(knowledgeLimits.quoteCharacters + 1)])
      expect(parseProposal(quote)).to.equal(undefined);
  });
});
