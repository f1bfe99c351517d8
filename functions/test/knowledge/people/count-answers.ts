import { findAnswer, type QuotedAnswer, rankPassages, type Judge, type Verdict } from "../../../src/lib/answers/knowledge/find-answer.ts";
import { textOf } from "../../../src/lib/answers/knowledge/passage.ts";
import type { PeopleQuestion } from "./asked-sites.ts";
import { isRight } from "./measure-answers.ts";
import type { IndexedSite } from "./people-index.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";

/**
 * The search words that come with a question: the author's, those of somebody who does not know the site, none, or none and the question as it
 * was heard.
 */
const forms = {
  called: ({ asked, search_words }: PeopleQuestion) => ({ question: asked, searchWords: search_words }),
  blind: ({ asked, search_words, blind_words = search_words }: PeopleQuestion) => ({ question: asked, searchWords: blind_words }),
  asked: ({ asked }: PeopleQuestion) => ({ question: asked, searchWords: [] }),
  heard: ({ heard }: PeopleQuestion) => ({ question: heard, searchWords: [] }),
} as const;

type Form = keyof typeof forms;

const at = new Date("2026-11-21T12:00Z");

type Decide = (at: IndexedSite, question: PeopleQuestion) => Promise<QuotedAnswer | undefined>;

/** How many answerable questions are answered right or wrong, and how many unanswerable ones are answered. */
export const countDecisions = async (sites: readonly IndexedSite[], decide: Decide) => {
  const figures = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, answered: 0 };
  for (const indexed of sites) {
    for (const question of indexed.site.questions) {
      figures[question.answerable ? "answerable" : "unanswerable"]++;
      const answer = await decide(indexed, question);
      if (answer === undefined) continue;
      if (!question.answerable) figures.answered++;
      else figures[isRight(indexed.site, question, { ...answer.passage.page, quotation: answer.quotation }) ? "right" : "wrong"]++;
    }
  }
  return figures;
};

export const countAnswers = async (
  sites: readonly IndexedSite[],
  form: Form,
  judgeOf: (at: IndexedSite, question: PeopleQuestion) => Judge,
) => countDecisions(sites, async (indexed, question) => answerOf(judgeOf(indexed, question), indexed, question, form));

const answerOf = async (
  judge: Pick<Judge, "judge">,
  { index }: IndexedSite,
  question: PeopleQuestion,
  form: Form,
): Promise<QuotedAnswer | undefined> => {
  const asking = {
    ...forms[form](question),
    language: question.language,
    at,
    timeZone: "UTC",
    spent: new Spent("ask_model"),
    signal: new AbortController().signal,
  };
  const verdict = await findAnswer(judge, index, { ...asking, ranked: await rankPassages(index, asking) });
  if (verdict.kind === "failed") throw new Error(verdict.failure);
  return verdict.kind === "answered" ? verdict.answer : undefined;
};

/** What is spoken if somebody who has read the whole site replaces the judge. */
export const decideByJudge: Decide = async (indexed, question) => {
  const { judged } = question;
  const verdict: Verdict =
    typeof judged === "string" ? { kind: judged } : { kind: "answered", position: judged.passage - 1, words: judged.words };
  return answerOf({ judge: async () => Promise.resolve(verdict) }, indexed, question, "asked");
};

/** For each depth, how many answerable questions have a passage with the answer among that many results. */
export const countRanks = async (sites: readonly IndexedSite[], form: Form, depths: readonly number[]): Promise<readonly number[]> => {
  const answerable = sites.flatMap(({ site, index }) =>
    site.questions.flatMap((question) => (question.answerable ? [{ site, index, question }] : [])),
  );
  const ranks = await Promise.all(
    answerable.map(async ({ site, index, question }) =>
      (await rankPassages(index, forms[form](question))).findIndex((passage) =>
        isRight(site, question, { ...passage.page, quotation: textOf(passage) }),
      ),
    ),
  );
  return depths.map((depth) => ranks.filter((rank) => rank >= 0 && rank < depth).length);
};
