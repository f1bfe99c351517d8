import { expect } from "chai";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import { type FakeVoice, startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { findAnswer, type Finding, rankPassages, type Reader } from "../../src/lib/knowledge/find-answer.ts";
import { knowledgeLimits } from "../../src/lib/knowledge/limits.ts";
import { textOf } from "../../src/lib/knowledge/passage.ts";
import { geminiJudge } from "../../src/lib/services/judge/gemini-judge.ts";
import { isRight } from "./people/measure-answers.ts";
import { type IndexedSite, indexPeopleSites } from "./people/people-index.ts";
import { type Part, parts, type PeopleQuestion, readAddedQuestions, readPeopleSites } from "./people/asked-sites.ts";
import { readPerfectly } from "./people/perfect-reader.ts";

/** With which words a question comes: as a live model sends it, the question alone, or as it was heard. */
const forms = {
  called: ({ asked, search_words }: PeopleQuestion) => ({ question: asked, searchWords: search_words }),
  asked: ({ asked }: PeopleQuestion) => ({ question: asked, searchWords: [] }),
  heard: ({ heard }: PeopleQuestion) => ({ question: heard, searchWords: [] }),
} as const;

type Form = keyof typeof forms;

const noFailure = (failure: string): void => {
  throw new Error(failure);
};

const wordsOnly: Reader = { judge: undefined, onFailure: noFailure };

const today = "2026-11-21";

/** How often an answerable question is answered right or wrong, and one that is not answerable is answered. */
const countAnswers = async (sites: readonly IndexedSite[], form: Form, reader: (at: IndexedSite, question: PeopleQuestion) => Reader) => {
  const figures = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, answered: 0 };
  for (const indexed of sites) {
    for (const question of indexed.site.questions) {
      const { language } = question;
      const asking = { ...forms[form](question), language, today, signal: new AbortController().signal };
      const finding = await findAnswer(reader(indexed, question), indexed.index, asking);
      figures[question.answerable ? "answerable" : "unanswerable"]++;
      if (finding.kind !== "answered") continue;
      if (!question.answerable) figures.answered++;
      else figures[isRightAnswer(indexed, question, finding) ? "right" : "wrong"]++;
    }
  }
  return figures;
};

const isRightAnswer = (
  { site }: IndexedSite,
  question: PeopleQuestion,
  { answer }: Extract<Finding, { readonly kind: "answered" }>,
): boolean => isRight(site, question, { ...answer.passage.page, quotation: answer.quotation });

/** How many answerable questions have a passage that answers them among the first so many that are found. */
const countRanks = (sites: readonly IndexedSite[], form: Form, depths: readonly number[]): readonly number[] => {
  const ranks = sites.flatMap(({ site, index }) =>
    site.questions
      .filter(({ answerable }) => answerable)
      .map((question) =>
        rankPassages(index, forms[form](question)).findIndex((passage) =>
          isRight(site, question, { ...passage.page, quotation: textOf(passage) }),
        ),
      ),
  );
  return depths.map((depth) => ranks.filter((rank) => rank >= 0 && rank < depth).length);
};

describe("people's questions", () => {
  const sites = new Map<Part, readonly IndexedSite[]>();
  let service: FakeVoice;

  before(async () => {
    service = await startFakeVoice();
    for (const part of parts) sites.set(part, await indexPeopleSites(readPeopleSites(part)));
  });
  after(async () => service.stop());

  const sitesOf = (part: Part): readonly IndexedSite[] => sites.get(part) ?? [];

  describe("have a passage that answers them among the first 1, 3, 5 and 12", () => {
    const expected = {
      "first, called": [120, 139, 140, 140],
      "first, asked": [38, 55, 63, 75],
      "first, heard": [31, 47, 57, 68],
      "second, called": [73, 84, 85, 86],
      "second, asked": [46, 53, 59, 67],
      "second, heard": [29, 41, 44, 57],
      "third/held, called": [71, 83, 85, 86],
      "third/held, asked": [38, 52, 56, 59],
      "third/held, heard": [28, 38, 42, 57],
    } as const;
    for (const part of parts) {
      for (const form of ["called", "asked", "heard"] as const) {
        it(`${part}, ${form}: ${expected[`${part}, ${form}`].join(", ")}`, () => {
          expect(countRanks(sitesOf(part), form, [1, 3, 5, knowledgeLimits.judgedPassages])).to.deep.equal(expected[`${part}, ${form}`]);
        });
      }
    }
  });

  describe("are answered without a judge exactly so often", () => {
    const expected = {
      "first, called": { answerable: 141, right: 75, wrong: 3, unanswerable: 57, answered: 0 },
      "first, asked": { answerable: 141, right: 8, wrong: 4, unanswerable: 57, answered: 0 },
      "first, heard": { answerable: 141, right: 3, wrong: 1, unanswerable: 57, answered: 0 },
      "second, called": { answerable: 86, right: 41, wrong: 2, unanswerable: 42, answered: 2 },
      "second, asked": { answerable: 86, right: 14, wrong: 1, unanswerable: 42, answered: 2 },
      "second, heard": { answerable: 86, right: 1, wrong: 0, unanswerable: 42, answered: 0 },
      "third/held, called": { answerable: 87, right: 47, wrong: 3, unanswerable: 41, answered: 1 },
      "third/held, asked": { answerable: 87, right: 8, wrong: 4, unanswerable: 41, answered: 0 },
      "third/held, heard": { answerable: 87, right: 0, wrong: 0, unanswerable: 41, answered: 0 },
    };
    for (const part of parts) {
      for (const form of ["called", "asked", "heard"] as const) {
        it(`${part}, ${form}`, async () => {
          expect(await countAnswers(sitesOf(part), form, () => wordsOnly)).to.deep.equal(expected[`${part}, ${form}`]);
        });
      }
    }

    it("our own, which the rule was chosen by", async () => {
      const added = await indexPeopleSites(readAddedQuestions());
      const expected = { answerable: 48, right: 40, wrong: 0, unanswerable: 24, answered: 0 };
      expect(await countAnswers(added, "called", () => wordsOnly)).to.deep.equal(expected);
    });
  });

  describe("are answered with a judge that makes no mistake exactly so often", () => {
    const judge = () =>
      geminiJudge({
        baseUrl: () => service.url,
        apiVersion: () => "v1beta",
        apiKey: () => localVoiceKey,
        model: () => "gemini-3.8-flash",
        fetch,
      });
    const expected = {
      first: { answerable: 141, right: 141, wrong: 0, unanswerable: 57, answered: 0 },
      second: { answerable: 86, right: 86, wrong: 0, unanswerable: 42, answered: 0 },
      "third/held": { answerable: 87, right: 87, wrong: 0, unanswerable: 41, answered: 0 },
    };
    for (const part of parts) {
      it(part, async () => {
        const found = await countAnswers(sitesOf(part), "called", ({ site, index }, question) => {
          service.control.judge([readPerfectly(site, index.passages, question)]);
          return { judge: judge(), onFailure: noFailure };
        });
        expect(found).to.deep.equal(expected[part]);
      });
    }
  });
});
