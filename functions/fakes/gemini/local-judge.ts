import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { segmentsOf } from "../../src/lib/platform/core/text.ts";
import { days, emptyWords, type Idea, ideas, kinds, limits } from "./everyday-words.ts";

/** A verdict in the form of the model's answer. */
interface JudgeVerdict {
  readonly verdict: "answered" | "not_answered" | "no_question";
  readonly passage: number;
  readonly words: string;
}

/**
 * Stands in for the model that reads the passages, without understanding them: it says "answered" only where a sentence, with its title and
 * headings, has every idea and every other word of the question, and states what is asked for (an amount, a time, an address). It passes on
 * much that a model would answer.
 */
export function judgeByWords(passages: readonly unknown[], asked: unknown): JudgeVerdict {
  const given = passages.filter(isRecord).find((passage) => isSameQuestion(passage["answer_of_the_team_to"], asked));
  if (given !== undefined) return { verdict: "answered", passage: Number(given["id"]), words: String(given["text"]) };
  const { question, language } = readAsked(asked);
  const wanted = understand(question);
  const found = wanted.ideas.length + wanted.words.length === 0 ? [] : passages.flatMap(toSentences).filter((one) => answers(one, wanted));
  const [best] = found.toSorted((one, other) => rank(other, wanted, language) - rank(one, wanted, language));
  if (best === undefined) return { verdict: "not_answered", passage: 0, words: "" };
  const equals = found.filter((one) => one.passage === best.passage && rank(one, wanted, language) === rank(best, wanted, language));
  return { verdict: "answered", passage: best.passage, words: equals.map(({ text }) => text).join("\n") };
}

/** Whether somebody would say that both ask the same, letter by letter. */
const isSameQuestion = (answered: unknown, asked: unknown): boolean =>
  typeof answered === "string" && isRecord(asked) && answered.toLowerCase() === String(asked["question"]).toLowerCase();

const readAsked = (asked: unknown): { readonly question: string; readonly language: string } => {
  const { question, language_of_visitor: language } = isRecord(asked) ? asked : {};
  return { question: String(question), language: String(language) };
};

interface Wanted {
  readonly ideas: readonly Idea[];
  /** What is asked for beside the ideas. */
  readonly words: readonly string[];
}

const understand = (question: string): Wanted => {
  const rest = ideas.reduce((text, { words }) => text.replace(words, " "), question);
  const named = ideas.filter((idea) => names(idea, question));
  const has = (...some: readonly string[]): boolean => named.some(({ name }) => some.includes(name));
  const ofWeekend = has("open") && has("weekend") ? [daysOfWeekend] : [];
  // All of this is about bicycles, but where one is left is another question than where a car is, and to buy one is not to rent it.
  const isOwn = !has("parking") && (!has("price") || has("rent", "weekend", "one day", "week", "repair", "included"));
  return {
    ideas: named
      .filter(({ name }) => name !== "bicycle" || !isOwn)
      .filter(({ name }) => name !== "where" || !has("parking", "e-mail"))
      .filter(({ name }) => name !== "weekend" || ofWeekend.length === 0)
      // Opening hours tell whether the evening is within them.
      .filter(({ name }) => name !== "part of the day" || !has("open"))
      .filter(({ name }) => !kinds.has(name) || !has("included"))
      .concat(ofWeekend),
    words: wordsOf(rest).filter((word) => !emptyWords.has(word) && !/^\p{L}$/u.test(word)),
  };
};

/** Opening hours name the days of a weekend, prices the whole. */
const daysOfWeekend: Idea = {
  name: "days of the weekend",
  words: new RegExp(
    days
      .slice(5)
      .map(({ words }) => words.source)
      .join("|"),
    "giu",
  ),
};

const names = ({ words }: Idea, text: string): boolean => text.search(words) >= 0;

/** One sentence, or two in a row, with what stands above it. */
interface Sentence {
  readonly passage: number;
  readonly text: string;
  readonly language: string;
  /** The title and the headings. */
  readonly context: string;
}

const toSentences = (passage: unknown): readonly Sentence[] => {
  if (!isRecord(passage) || typeof passage["text"] !== "string" || typeof passage["id"] !== "number") return [];
  const { id, text, page, headings, answer_of_the_team_to: question, language } = passage;
  // A page may have been written to be read by a machine: this reader takes no orders, and quotes none.
  if (/^(?:assistant|system)\s*:/iu.test(text)) return [];
  const context = [page, headings, question].flat().join("\n");
  const one = (words: string): Sentence => ({ passage: id, text: words, language: String(language), context });
  return text.split("\n").flatMap((line) => {
    const sentences = Array.from(segmentsOf(line, "sentence"), ({ segment }) => segment.trim()).filter((segment) => segment !== "");
    return [...sentences, ...sentences.slice(1).map((next, place) => `${sentences[place]} ${next}`)].map(one);
  });
};

/** A list of frequent questions has the question itself, which answers nothing. */
const isQuestion = /[?？]$|か。$/u;

const answers = (sentence: Sentence, wanted: Wanted): boolean => {
  const { text, context } = sentence;
  if (isQuestion.test(text) || limits.some(({ of, alsoAsked }) => isAbout(of, sentence) && !asksFor(wanted, alsoAsked))) return false;
  const own = wordsOf(withoutDenied(text));
  const above = wordsOf(context);
  return (
    wanted.ideas.every((idea) => states(sentence, idea)) &&
    wanted.words.every((word) => has(own, word) || has(above, word)) &&
    (wanted.ideas.some((idea) => isInside(text, idea)) || wanted.words.some((word) => has(own, word)))
  );
};

const isAbout = (name: string, { text, context }: Sentence): boolean => {
  const idea = ideas.find((one) => one.name === name);
  return idea !== undefined && names(idea, `${context}\n${text}`);
};

const asksFor = ({ ideas: asked }: Wanted, some: readonly string[]): boolean => asked.some(({ name }) => some.includes(name));

const states = ({ text, context }: Sentence, idea: Idea): boolean => {
  if (idea.stated === undefined) return daysIn(text).includes(idea.name) || names(idea, text) || (!isDay(idea) && names(idea, context));
  return idea.stated.test(text) && (idea.name !== "open" || names(idea, `${context}\n${text}`));
};

const isDay = ({ name }: Idea): boolean => days.some((one) => one.name === name);

const isInside = (text: string, idea: Idea): boolean => idea.stated?.test(text) ?? (names(idea, text) || daysIn(text).includes(idea.name));

/** "Monday to Friday" has five. */
const daysIn = (text: string): readonly string[] => {
  const named = days.flatMap((idea, place) => (names(idea, text) ? [place] : []));
  const [first = 0, last = 0] = named;
  const isSpan = named.length === 2 && /\p{L} ?(?:–|-| to | til | bis | do | עד ) ?\p{L}/u.test(text);
  return (isSpan ? days.slice(first, last + 1) : named.flatMap((place) => days[place] ?? [])).map(({ name }) => name);
};

/** "also the ones we did not sell" does not say that anything is sold. */
const withoutDenied = (text: string): string => text.replaceAll(/(?:\b(?:not|n't|ikke|nicht|nie)|(?<!\p{L})לא)(?: har)? \p{L}+/giu, " ");

const rank = ({ text, language }: Sentence, { ideas: asked, words }: Wanted, spoken: string): number => {
  const own = wordsOf(text);
  const inside = asked.filter((idea) => isInside(text, idea)).length + words.filter((word) => has(own, word)).length;
  const isTheirs = language.split("-")[0] === spoken.split("-")[0];
  const spare = asked.some(isDay) ? daysIn(text).length : 0;
  const isOne = Array.from(segmentsOf(text, "sentence")).length === 1;
  return (isTheirs ? 1000 : 0) + inside * 10 + (isOne ? 5 : 0) - spare / 10;
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Also counts another ending of the word. */
const has = (words: readonly string[], word: string): boolean => words.some((one) => one === word || endsOtherwise(one, word));

const endsOtherwise = (one: string, other: string): boolean => {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length > 3 && long.startsWith(short) && long.length - short.length < 3;
};
