import type { Stemmer } from "./stemmers.ts";
import { segmentsOf } from "../core/segments.ts";
import { foldText } from "../core/text.ts";

/** What a text is looked up by: its words without case and accents, and their stems. */
export interface TermReader {
  /** The terms of a text in a language. */
  readonly readTerms: (text: string, group: string) => readonly string[];
  /** Of each word of a question, the terms that may stand for it. The question may be in any language. */
  readonly readWords: (text: string) => readonly (readonly string[])[];
}

export const createTermReader = (stemmers: ReadonlyMap<string, Stemmer>): TermReader => {
  /** Words of the pages come again and again. */
  const known = new Map<string, ReadonlySet<string>>();
  const termsOf = (word: string, group: string): ReadonlySet<string> => {
    const key = `${group} ${word}`;
    const stemmer = stemmers.get(group);
    const terms = known.get(key) ?? toTerms(word, stemmer === undefined ? [] : [stemmer]);
    if (known.size > mostKnownWords) known.clear();
    known.set(key, terms);
    return terms;
  };
  return {
    readTerms: (text, group) => splitWords(text).flatMap((word) => [...termsOf(word, group)]),
    readWords: (text) => splitWords(text).map((word) => [...toTerms(word, stemmers.values())]),
  };
};

/** Some 2 MB. */
const mostKnownWords = 10_000;

/** Stems first, accents after: a stemmer knows its endings as they are written. */
const toTerms = (word: string, stemmers: Iterable<Stemmer>): ReadonlySet<string> => {
  const terms = new Set([foldText(word)]);
  for (const stem of stemmers) terms.add(foldText(stem(word)));
  terms.delete("");
  return terms;
};

/** Longer words are not words. */
const longestWord = 60;

const apostrophe = /['’ʼ＇]/;

/** The words of a text in lower case. By Unicode's rules and dictionaries, so that Chinese, Japanese and Thai have words, too. */
export const splitWords = (text: string): readonly string[] => {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text.normalize("NFKC").toLowerCase(), "word")) {
    if (isWordLike !== true) continue;
    const word = segment.slice(0, longestWord);
    // Of `l'hôtel` the hotel, of `Anna's` Anna.
    const long = word.split(apostrophe).filter((part) => part.length > 1);
    words.push(...(long.length > 0 ? long : [word]));
  }
  return words;
};
