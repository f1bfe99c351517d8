import { knowledgeLimits } from "./limits.ts";
import type { Finding } from "./find-passages.ts";
import { readSentences } from "./passages.ts";
import { readWords } from "./words.ts";

/** The sentences of a passage that answer a question best, and those after them, as long as it stays short enough to be spoken. */
export const quote = ({ passage, words }: Pick<Finding, "passage" | "words">): string => {
  const sentences = passage.text.split("\n").flatMap((line) => readSentences(line).map(toSentence));
  const values = sentences.map(({ found }) => sumOf(new Set(found), (word) => words.get(word) ?? 0));
  const best = Math.max(0, values.indexOf(Math.max(...values)));
  const chosen = [...around(sentences, best)];
  return chosen.length === 0 ? "" : chosen.map(endSentence).join(" ");
};

interface Sentence {
  readonly text: string;
  readonly found: readonly string[];
}

const toSentence = (text: string): Sentence => ({ text, found: readWords(text) });

/** From the best sentence on; then from before it, when there is room. */
const around = (sentences: readonly Sentence[], best: number): readonly string[] => {
  const first = sentences[best];
  if (first === undefined) return [];
  if (first.found.length > knowledgeLimits.quotedWords || first.text.length > longestQuotation) return [shorten(first.text)];
  let words = first.found.length;
  let from = best;
  let to = best + 1;
  const fits = (sentence: Sentence | undefined): boolean => {
    if (sentence === undefined || words + sentence.found.length > knowledgeLimits.quotedWords) return false;
    words += sentence.found.length;
    return true;
  };
  while (fits(sentences[to])) to++;
  while (fits(sentences[from - 1])) from--;
  return sentences.slice(from, to).map(({ text }) => text);
};

/** Characters. Sixty long words, with room. */
const longestQuotation = 1_500;

/** The beginning of a sentence that nobody would listen to. */
const shorten = (sentence: string): string => {
  const segments = [...new Intl.Segmenter("en", { granularity: "word" }).segment(sentence.slice(0, longestQuotation))];
  let words = 0;
  const end = segments.find(({ isWordLike }) => isWordLike === true && ++words > knowledgeLimits.quotedWords);
  const cut = sentence.slice(0, end?.index ?? longestQuotation).trim();
  return cut === sentence.trim() ? cut : `${cut} …`;
};

/** Items of lists and rows of tables have no end of their own: without one they would be spoken as one. */
const endSentence = (text: string): string => {
  if (!/[\p{L}\p{N}\p{Pe}]$/u.test(text)) return text;
  return text + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text) ? "。" : ".");
};

const sumOf = <Value>(values: Iterable<Value>, of: (value: Value) => number): number => {
  let sum = 0;
  for (const value of values) sum += of(value);
  return sum;
};

/** What a card shows of a passage: its beginning. */
export const excerptOf = (text: string): string => shorten(text.replaceAll("\n", " "));
