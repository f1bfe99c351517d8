import { knowledgeLimits } from "./limits.ts";
import type { Passage, PassagePage } from "./passage.ts";
import { findRelated, type RelatedWords, splitCompound } from "./related-words.ts";
import { isStopWord } from "./stop-words.ts";
import { synonymsOf } from "./synonyms.ts";
import { isTimeWord } from "./time-words.ts";
import type { Place, WordIndex } from "./word-index.ts";
import { readWords } from "./words.ts";

/** A passage, and how well it fits a question. */
export interface Finding {
  readonly passage: Passage;
  /** Orders the findings of one question. */
  readonly score: number;
  /** The share of what the question is about that the passage speaks of, 0 to 1, by the weight of the words. */
  readonly coverage: number;
  /** How many of its words, of those that say what it is about, the passage speaks of. */
  readonly matched: number;
  /** The words of the passage that answer the question, and how well. */
  readonly words: RelatedWords;
}

/** One word of a question. */
interface AskedWord {
  readonly related: RelatedWords;
  /** What it says about the question, 0 to 1. */
  readonly weight: number;
}

/** Saturation and length of BM25: https://en.wikipedia.org/wiki/Okapi_BM25 */
const k1 = 1.2;
const b = 0.6;

/** A word that says how something is asked counts that much of one that says what about. */
const stopWeight = 0.06;

/** A word that the site does not have: it may be what the question is about, or only how somebody speaks. */
const unknownWeight = 0.75;

/** The rarest word counts 1, one that is everywhere that much. */
const commonWeight = 0.35;

/** As like as a word must be, so that it speaks of the same. */
const clearLikeness = 0.4;

/** What stands elsewhere on its page counts that much of what stands in the passage. */
const contextShare = 0.6;

/** The passages that have words of the question, the best first. */
export const findPassages = (question: string, language: string, index: WordIndex): readonly Finding[] => {
  const asked = readAsked(question, language, index);
  const telling = asked.some(isTelling) ? isTelling : () => true;
  const inPassages = asked.map((word) => ({ ...word, strengths: strengths(word, index) }));
  const inPages = inPassages.map(({ strengths: found }) => bestByPage(found, index));
  const words = new Map(asked.flatMap(({ related, weight }) => [...related].map(([word, likeness]) => [word, likeness * weight] as const)));
  return [...new Set(inPassages.flatMap(({ strengths: found }) => [...found.keys()]))]
    .flatMap((place) => {
      const passage = index.passages[place];
      if (passage === undefined) return [];
      const values = inPassages.map(({ weight, strengths: found }, position) => ({
        weight,
        ...withContext(found.get(place), inPages[position]?.get(passage.page)),
      }));
      const score = coverageBy(values) * sumOf(values, ({ weight, strength }) => weight * strength);
      const matched = values.filter((value) => isTelling(value) && value.likeness >= clearLikeness).length;
      return [{ passage, score, coverage: coverageBy(values.filter(telling)), matched, words }];
    })
    .toSorted((one, other) => other.score - one.score);
};

/** The share of words that are spoken of, by their weight. */
const coverageBy = (values: readonly (Pick<AskedWord, "weight"> & Pick<Strength, "likeness">)[]): number =>
  sumOf(values, ({ weight, likeness }) => weight * likeness) / sumOf(values, ({ weight }) => weight);

/** Whether it is a word that says what a question is about. */
const isTelling = ({ weight }: { readonly weight: number }): boolean => weight > stopWeight;

const bestByPage = (found: ReadonlyMap<number, Strength>, { passages }: WordIndex): ReadonlyMap<PassagePage, Strength> => {
  const best = new Map<PassagePage, Strength>();
  for (const [place, strength] of found) {
    const page = passages[place]?.page;
    if (page !== undefined) best.set(page, better(best.get(page), strength));
  }
  return best;
};

const withContext = (own: Strength | undefined, ofPage: Strength | undefined): Strength =>
  better(own, { strength: contextShare * (ofPage?.strength ?? 0), likeness: contextShare * (ofPage?.likeness ?? 0) });

const better = (one: Strength | undefined, other: Strength): Strength => ({
  strength: Math.max(one?.strength ?? 0, other.strength),
  likeness: Math.max(one?.likeness ?? 0, other.likeness),
});

const sumOf = <Value>(values: readonly Value[], of: (value: Value) => number): number => values.reduce((sum, value) => sum + of(value), 0);

const readAsked = (question: string, language: string, index: WordIndex): readonly AskedWord[] =>
  [...new Set(readWords(question))]
    .flatMap((word) => {
      const parts = index.places.has(word) ? undefined : splitCompound(word, index);
      return (parts ?? [word]).map((part) => toAsked(part, language, index));
    })
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, knowledgeLimits.questionWords);

const toAsked = (word: string, language: string, index: WordIndex): AskedWord => {
  if (isStopWord(word, language) && synonymsOf(word, language).length === 0)
    return { related: findItself(word, index), weight: stopWeight };
  const related = findRelated(word, language, index);
  const passages = new Set([...related.keys()].flatMap((found) => (index.places.get(found) ?? []).map(({ index: place }) => place)));
  if (passages.size === 0) return { related, weight: isTimeWord(word, language) ? stopWeight : unknownWeight };
  return { related, weight: commonWeight + (1 - commonWeight) * rarity(passages.size, index.passages.length) };
};

const findItself = (word: string, { places }: WordIndex): RelatedWords => new Map(places.has(word) ? [[word, 1]] : []);

/** 1 for what is nowhere, 0 for what is everywhere. */
const rarity = (found: number, all: number): number => Math.log((all + 1) / (found + 1)) / Math.log(all + 1);

interface Strength {
  /** By BM25 without the rarity. */
  readonly strength: number;
  readonly likeness: number;
}

/** Of the words that may be meant, the one counts that does most for a passage: a passage is no better for having them all. */
const strengths = ({ related }: AskedWord, index: WordIndex): ReadonlyMap<number, Strength> => {
  const best = new Map<number, Strength>();
  for (const [word, likeness] of related) {
    for (const place of index.places.get(word) ?? []) {
      const strength = likeness * frequency(place, index);
      best.set(place.index, better(best.get(place.index), { strength, likeness }));
    }
  }
  return best;
};

const frequency = ({ index: place, count }: Place, { lengths, averageLength }: WordIndex): number => {
  const length = (lengths[place] ?? averageLength) / averageLength;
  return (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
};
