import { expect } from "chai";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { buildSiteIndex, type SiteIndex } from "../../src/lib/answers/knowledge/site-index.ts";
import { longestBlock } from "../support/longest-block.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Words of that many letters that hardly repeat, the same in each run. */
const createWords = (): ((length: number) => string) => {
  let state = 1;
  return (length) => Array.from({ length }, () => letters[(state = (state * 16_807) % 2_147_483_647) % letters.length] ?? "").join("");
};

const word = createWords();

const searchWords = (text: () => string): readonly string[] => Array.from({ length: knowledgeLimits.searchWords }, text);

const hostile: Readonly<Record<string, readonly string[]>> = {
  "one letter, again and again": ["a ".repeat(250), ...searchWords(() => "a ".repeat(40))],
  "all letters, again and again": searchWords(() => letters.replaceAll("", " ")),
  "words as long as they may be": searchWords(() => `${word(39)} ${word(40)}`),
  "words of three possible slips each": searchWords(() => Array.from({ length: 5 }, () => word(15)).join(" ")),
};

describe("a question to the largest site", () => {
  const ordinary = ["What does a city bike cost a day in the summer?", "price", "euros", "city bikes", "cost"];
  let index: SiteIndex;
  let ordinaryBlock: number;
  let ordinaryMs: number;

  before(async () => {
    index = await buildSiteIndex(
      Array.from({ length: knowledgeLimits.siteLines / 20 }, (_, page) => ({
        page: { kind: "page", id: String(page), slug: "", language: "en", title: `A page of ${word(6)}` },
        headings: [],
        lines: Array.from({ length: 20 }, () => ({
          text: `The price of a ${word(6)} and b c d is ${String(page)} euros in ${word(9)}`,
          isRow: false,
        })),
      })),
    );
    await index.findLines(ordinary);
    ordinaryBlock = await longestBlock(async () => index.findLines(ordinary), 0);
    ordinaryMs = await workOf(ordinary);
  });

  const workOf = async (texts: readonly string[]): Promise<number> => {
    const before = process.threadCpuUsage();
    await index.findLines(texts);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };

  for (const [what, texts] of Object.entries(hostile)) {
    it(`of ${what} lets others wait hardly longer than an ordinary one`, async () => {
      const enough = 2 * ordinaryBlock;
      expect(await longestBlock(async () => index.findLines(texts), enough)).to.be.below(enough);
    });

    it(`of ${what} is at most twenty times the work of an ordinary one`, async () => {
      expect((await workOf(texts)) / ordinaryMs).to.be.below(20);
    });
  }

  it("finds for a word said often what it finds for it said once", async () => {
    const found = async (text: string) => (await index.findLines([text])).slice(0, 100).map(({ line }) => line);
    expect(await found("a ".repeat(250))).to.deep.equal(await found("a"));
  });
});
