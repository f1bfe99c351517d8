import { countCharacters, editDistance } from "../core/text.ts";

/** From 0, nothing in common, to 1, the same. */
const likeness = (a: string, b: string): number => {
  const longer = Math.max(countCharacters(a), countCharacters(b));
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer;
};

/** Words that differ more are different words. */
const sameWord = 0.6;

const wordLikeness = (word: string, other: string): number => {
  if (word === other) return 1;
  const ratio = likeness(word, other);
  // "bakeri" and "bakeriet", "fjord" and "fjordbakeri".
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word];
  const begins = shorter.length >= 4 && longer.startsWith(shorter) ? 0.75 + (0.2 * shorter.length) / longer.length : 0;
  const best = Math.max(ratio, begins);
  return best >= sameWord ? best : 0;
};

/** The share of some words that occurs among others. Long words count more than short ones. */
const coverage = (words: readonly string[], others: readonly string[]): number => {
  const weigh = (word: string): number => Math.sqrt(word.length);
  const total = words.reduce((sum, word) => sum + weigh(word), 0);
  const found = words.reduce((sum, word) => sum + weigh(word) * Math.max(0, ...others.map((other) => wordLikeness(word, other))), 0);
  return total === 0 ? 0 : found / total;
};

/** How well a name matches the requested one, whatever the order and spacing of its words. From 0 to 1. */
export const nameLikeness = (asked: readonly string[], name: readonly string[]): number => {
  const together = likeness(asked.join(""), name.join(""));
  // The requested words must be there; additional words in the name count less.
  const byWords = 0.7 * coverage(asked, name) + 0.3 * coverage(name, asked);
  return Math.max(byWords, together >= sameWord ? together : 0);
};
