import { expect } from "chai";
import { findAnswer, rankPassages, type JudgeRequest } from "../../src/lib/answers/knowledge/find-answer.ts";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { textOf } from "../../src/lib/answers/knowledge/passage.ts";
import type { SiteIndex } from "../../src/lib/answers/knowledge/site-index.ts";
import { streetPages } from "./street/street-pages.ts";
import { heldOutQuestions, type StreetQuestion, streetQuestions } from "./street/questions.ts";
import { buildStreetIndex } from "./street/street-index.ts";
import { Spent } from "../../src/lib/platform/core/spent.ts";

/** A site too large for a model to read as a whole. Its questions come without search words, and paraphrase the pages. */
describe("a site of 500 pages in five languages", () => {
  let index: SiteIndex;

  before(async () => {
    index = await buildStreetIndex();
  });

  const isOnPage = ({ language, slug }: StreetQuestion, passage: SiteIndex["passages"][number]): boolean =>
    passage.page.language === language && passage.page.slug === slug;

  const countRanks = async (questions: readonly StreetQuestion[], depths: readonly number[]): Promise<readonly number[]> => {
    const ranks = await Promise.all(
      questions.map(async (question) =>
        (await rankPassages(index, { question: question.question, searchWords: [] })).findIndex((passage) => isOnPage(question, passage)),
      ),
    );
    return depths.map((depth) => ranks.filter((rank) => rank >= 0 && rank < depth).length);
  };

  it("is large", () => {
    expect(streetPages).to.have.length(500);
    expect(index.passages.reduce((sum, passage) => sum + textOf(passage).length, 0)).to.be.above(5 * knowledgeLimits.wholeSiteCharacters);
  });

  it("has the page that answers among the first 1, 5 and 12 passages exactly so often", async () => {
    const answerable = [...streetQuestions, ...heldOutQuestions].filter(({ slug }) => slug !== undefined);
    expect(answerable).to.have.length(75);
    expect(await countRanks(answerable, [1, 5, knowledgeLimits.judgedPassages])).to.deep.equal([48, 60, 66]);
  });

  it("is given to a judge in twelve passages that fit a prompt, and is quoted with words of the page only", async () => {
    const requests: JudgeRequest[] = [];
    for (const { question, language } of streetQuestions.slice(0, 20)) {
      const judge = {
        judge: async (request: JudgeRequest) => {
          requests.push(request);
          const [first] = request.passages;
          return Promise.resolve({ kind: "answered", position: 0, words: first?.lines[0]?.text ?? "" } as const);
        },
      };
      const asking = {
        question,
        searchWords: [],
        language,
        at: new Date("2026-11-21T12:00Z"),
        timeZone: "UTC",
        spent: new Spent("ask_model"),
        signal: new AbortController().signal,
      };
      const finding = await findAnswer(judge, index, { ...asking, ranked: await rankPassages(index, asking) });
      expect(finding.kind).to.equal("answered");
    }
    expect(requests).to.have.length(20);
    for (const { passages } of requests) {
      expect(passages).to.have.length(knowledgeLimits.judgedPassages);
      expect(passages.reduce((sum, passage) => sum + textOf(passage).length, 0)).to.be.below(knowledgeLimits.wholeSiteCharacters);
    }
  });
});
