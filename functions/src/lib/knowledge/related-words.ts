import { isWithinEdits } from "../core/text.ts";
import type { KnownWord, WordIndex } from "./word-index.ts";
import { synonymsOf } from "./synonyms.ts";
import { countDifferent, hasAllLetters, inflectedStem, lettersOf, shapeOf, sharedStart, type WordShape } from "./word-shape.ts";
import { withoutClitics } from "./words.ts";

/** How much a word of the pages stands for the word that was asked, up to 1. */
export type RelatedWords = ReadonlyMap<string, number>;

const likeness = {
  exact: 1,
  sameCore: 0.85,
  sameStem: 0.8,
  sameStemOfCore: 0.75,
  synonym: 0.75,
  endOfCompound: 0.7,
  typo: 0.7,
  startOfCompound: 0.6,
  twoTypos: 0.5,
  typoInStem: 0.5,
  insideCompound: 0.4,
} as const;

/** Letters of a word in which two may be wrong. */
const twoTyposLength = 9;

/** Letters that an inflection may add to a stem, or replace. */
const longestEnding = 4;

/** A stem is at least this share of the longer word: `park` of `parking`. */
const stemShare = 0.55;

/** What may follow a stem of three letters, which much else may follow, too. */
const commonEndings = /^(?:s|es|n|en|er|et|ene|erne|a)$/;

/** The words of the pages that the word may mean: itself, other forms of it, compounds with it, and what it was meant to be. */
export const findRelated = (word: string, language: string, index: WordIndex): RelatedWords => {
  const related = new Map<string, number>();
  const add = (found: string, value: number): void => {
    if ((related.get(found) ?? 0) < value) related.set(found, value);
  };
  if (index.places.has(word)) add(word, likeness.exact);
  for (const synonym of synonymsOf(word, language)) if (index.places.has(synonym)) add(synonym, likeness.synonym);
  addCores(word, index, add);
  const asked = { word, letters: lettersOf(word), ...shapeOf(word), inflected: inflectedStem(word) };
  for (const found of index.vocabulary) {
    const value = likenessOf(asked, found);
    if (value > 0) add(found.word, value);
  }
  if (related.values().every((value) => value < likeness.endOfCompound)) addTypos(asked, index, add);
  return related;
};

type Add = (found: string, value: number) => void;

const addCores = (word: string, { places, cores }: WordIndex, add: Add): void => {
  const own = withoutClitics(word);
  for (const core of [word, ...own]) {
    for (const found of cores.get(core) ?? []) add(found, likeness.sameCore);
    if (core === word) continue;
    if (places.has(core)) add(core, likeness.sameCore);
    for (const found of places.keys()) if (sharesStem(core, found, core.length)) add(found, likeness.sameStemOfCore);
  }
  const { stem } = shapeOf(word);
  if (stem === undefined) return;
  for (const [core, words] of cores) {
    if ([word, ...own].some((one) => sharesStem(one, core, stem + 1))) for (const found of words) add(found, likeness.sameStemOfCore);
  }
};

interface Asked extends KnownWord, WordShape {
  /** Of a Japanese verb or adjective. */
  readonly inflected: string;
}

const likenessOf = (asked: Asked, { word: found, letters }: KnownWord): number => {
  const { word, part, stem, inflected } = asked;
  if (stem !== undefined && sharesStem(word, found, stem)) return likeness.sameStem;
  if (inflected !== "" && found.startsWith(inflected) && inflected === inflectedStem(found)) return likeness.sameStem;
  if (part === undefined || word.length < part || found.length <= word.length || !hasAllLetters(letters, asked.letters)) return 0;
  if (found.endsWith(word)) return likeness.endOfCompound;
  if (found.startsWith(word)) return likeness.startOfCompound;
  return found.includes(word) ? likeness.insideCompound : 0;
};

const sharesStem = (a: string, b: string, shortest: number): boolean => {
  if (a === b) return false;
  const shared = sharedStart(a, b);
  const longest = Math.max(a.length, b.length);
  if (shared === 3 && shortest === 4 && shared === Math.min(a.length, b.length))
    return commonEndings.test(a.slice(shared) + b.slice(shared));
  return shared >= shortest && shared >= stemShare * longest && longest - shared <= longestEnding;
};

const addTypos = ({ word, letters, typo }: Asked, { vocabulary }: WordIndex, add: Add): void => {
  if (typo === undefined || word.length < typo) return;
  const typos = word.length >= twoTyposLength ? 2 : 1;
  for (const { word: found, letters: foundLetters } of vocabulary) {
    const difference = Math.abs(found.length - word.length);
    if (found.length < typo - 1 || difference > longestEnding || countDifferent(letters, foundLetters) > 2 * typos + difference) continue;
    const length = Math.min(word.length, found.length);
    if (isWithinEdits(word, found, 1)) add(found, likeness.typo);
    else if (typos === 2 && isWithinEdits(word, found, 2)) add(found, likeness.twoTypos);
    else if (length > typo && found.startsWith(word.charAt(0)) && isWithinEdits(word.slice(0, length), found.slice(0, length), typos))
      add(found, likeness.typoInStem);
  }
};

/** The two words that a compound is made of, where the pages know both; undefined for what is no compound. */
export const splitCompound = (word: string, { places }: WordIndex): readonly [string, string] | undefined => {
  const { part } = shapeOf(word);
  if (part === undefined || word.length < 2 * part) return undefined;
  for (let length = word.length - part; length >= part; length--) {
    const first = word.slice(0, length);
    if (!places.has(first)) continue;
    const second = links
      .map((link) => (word.startsWith(link, length) ? word.slice(length + link.length) : ""))
      .find((rest) => rest.length >= part && places.has(rest));
    if (second !== undefined) return [first, second];
  }
  return undefined;
};

/** Letters between the parts of a German, Dutch or Scandinavian compound. */
const links = ["", "s", "es", "n", "en", "e", "er", "-"];
