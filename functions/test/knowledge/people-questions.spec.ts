import { expect } from "chai";
import { type SiteIndex, findAnswers } from "../../src/lib/knowledge/site-index.ts";
import { refresh } from "../../src/lib/knowledge/site-knowledge.ts";
import { quote } from "../../src/lib/knowledge/snippet.ts";
import { isRight } from "./people/measure.ts";
import { type Half, halves, type PeopleQuestion, type PeopleSite, readPeopleSites, toLivePages } from "./people/people-sites.ts";

const build = async (site: PeopleSite): Promise<SiteIndex> => {
  const pages = toLivePages(site);
  const none = async () => Promise.reject(new Error("Not expected"));
  const sources = {
    pages: { findChangeToken: none, listPages: none, readPages: none, readAll: async () => Promise.resolve(pages) },
    questions: { findChangeToken: none, readAnswered: async () => Promise.resolve([]) },
    pause: async () => Promise.resolve(),
  };
  return (await refresh(sources, site.site, undefined, { changeTokens: { pages: "", answered: "" }, nowMs: 0 })).index;
};

const count = async (half: Half, form: "heard" | "asked") => {
  const figures = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, answered: 0 };
  for (const site of readPeopleSites(half)) {
    const index = await build(site);
    for (const question of site.questions) {
      const outcome = ask(site, index, question, form);
      figures[question.answerable ? "answerable" : "unanswerable"]++;
      if (outcome === "right") figures.right++;
      if (outcome === "wrong") figures[question.answerable ? "wrong" : "answered"]++;
    }
  }
  return figures;
};

const ask = (site: PeopleSite, index: SiteIndex, question: PeopleQuestion, form: "heard" | "asked"): "right" | "wrong" | "none" => {
  const [best] = findAnswers(index, { question: question[form], language: question.language, defaultLanguage: site.languages[0] });
  if (best === undefined) return "none";
  const { slug, language } = best.passage.page;
  return isRight(site, question, { slug, language, quotation: quote(best) }) ? "right" : "wrong";
};

describe("people's questions", () => {
  const expected = {
    "tuned, heard": { answerable: 70, right: 8, wrong: 3, unanswerable: 30, answered: 2 },
    "tuned, asked": { answerable: 70, right: 20, wrong: 6, unanswerable: 30, answered: 8 },
    "held, heard": { answerable: 71, right: 14, wrong: 4, unanswerable: 27, answered: 4 },
    "held, asked": { answerable: 71, right: 20, wrong: 6, unanswerable: 27, answered: 4 },
  };
  for (const half of halves) {
    for (const form of ["heard", "asked"] as const) {
      it(`are answered exactly as often as written down: ${half}, ${form}`, async () => {
        expect(await count(half, form)).to.deep.equal(expected[`${half}, ${form}`]);
      });
    }
  }
});
