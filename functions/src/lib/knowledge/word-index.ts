import type { Passage } from "./passage.ts";
import { lettersOf } from "./word-shape.ts";
import { readWords, withoutClitics } from "./words.ts";

/** In which passages every word of a language stands, and how prominently. */
export interface WordIndex {
  readonly passages: readonly Passage[];
  /** Word -> places. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** All words, with the letters that they have. */
  readonly vocabulary: readonly KnownWord[];
  /** A word without what is written together with it -> the words that it is found in. */
  readonly cores: ReadonlyMap<string, readonly string[]>;
  /** Words in each passage, weighted as in `places`. */
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

export interface KnownWord {
  readonly word: string;
  readonly letters: number;
}

export interface Place {
  /** Of the passage. */
  readonly index: number;
  /** How often the word stands there; in a title it counts as several times. */
  readonly count: number;
}

/** A heading names what a passage is about, and the title what the page is. */
const titleCount = 3;
const headingCount = 3;

/** How many passages are read at a stretch: some 10 ms. */
const passagesAtOnce = 64;

/** @param pause lets other requests of the process have their turn */
export const buildIndex = async (passages: readonly Passage[], pause: () => Promise<unknown>): Promise<WordIndex> => {
  const places = new Map<string, Place[]>();
  const lengths: number[] = [];
  for (const [index, passage] of passages.entries()) {
    const counts = countWords(passage);
    lengths.push(counts.values().reduce((sum, count) => sum + count, 0));
    for (const [word, count] of counts) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [{ index, count }]);
      else known.push({ index, count });
    }
    if (index % passagesAtOnce === passagesAtOnce - 1) await pause();
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const vocabulary = Array.from(places.keys(), (word) => ({ word, letters: lettersOf(word) }));
  return { passages, places, vocabulary, cores: findCores(places.keys()), lengths, averageLength };
};

const countWords = ({ page, headings, text }: Passage): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (part: string, times: number): void => {
    for (const word of readWords(part)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  add(page.title, titleCount);
  for (const heading of headings) add(heading, headingCount);
  add(text, 1);
  return counts;
};

const findCores = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const cores = new Map<string, string[]>();
  for (const word of words) for (const core of withoutClitics(word)) cores.set(core, [...(cores.get(core) ?? []), word]);
  return cores;
};
