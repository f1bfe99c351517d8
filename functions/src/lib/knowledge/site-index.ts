import { type Finding, findPassages } from "./find-passages.ts";
import { languageGroup } from "./language-group.ts";
import { questionId } from "../questions/question.ts";
import type { WordIndex } from "./word-index.ts";

/** Language group -> the index of what is written in it. */
export type SiteIndex = ReadonlyMap<string, WordIndex>;

interface Asking {
  readonly question: string;
  /** The visitor's. */
  readonly language: string;
  readonly defaultLanguage: string;
}

/** The share of a question that a passage must speak of, so that it can be its answer. */
const enoughCoverage = 0.45;

/** The same, where only one of the words that say what it is about is there: a single word is easily found. */
const enoughOfOneWord = 0.6;

/** An answer of the team is preferred to a page that fits a little better. */
const answerPreference = 1.3;

/** What answers a question, the best first: in the visitor's language, else in the project's, else in any. Empty when nothing does. */
export const findAnswers = (site: SiteIndex, { question, language, defaultLanguage }: Asking): readonly Finding[] => {
  const first = [languageGroup(language), languageGroup(defaultLanguage)];
  const others = [...site.keys()].filter((group) => !first.includes(group));
  for (const groups of [first.slice(0, 1), first.slice(1), others]) {
    const found = groups.flatMap((group) => findIn(site, group, question)).toSorted((one, other) => other.score - one.score);
    if (found.length > 0) return found;
  }
  return [];
};

const findIn = (site: SiteIndex, group: string, question: string): readonly Finding[] => {
  const index = site.get(group);
  if (index === undefined) return [];
  return findPassages(question, group, index)
    .filter((finding) => isEnough(finding) || isVeryQuestion(finding, question))
    .map((finding) => ({ ...finding, score: finding.score * preferenceOf(finding, question) }));
};

/** A greeting, or "Where are you?", has no word that says what it is about: whatever has its words is no answer. */
const isEnough = ({ coverage, matched }: Finding): boolean => matched > 0 && coverage >= (matched > 1 ? enoughCoverage : enoughOfOneWord);

const isVeryQuestion = ({ passage: { page } }: Finding, question: string): boolean =>
  page.kind === "answer" && questionId(page.title) === questionId(question);

/** What the team has answered to the very same question is the answer. */
const preferenceOf = (finding: Finding, question: string): number => {
  if (isVeryQuestion(finding, question)) return Infinity;
  return finding.passage.page.kind === "answer" ? answerPreference : 1;
};
