import { apostrophe, segmentsOf, foldText } from "../../platform/core/text.ts";
import { norwegian, parseLocale } from "../../i18n/language.ts";

/** Turns text into search terms: words and their stems, without case and accents. */
export interface TermReader {
  readonly readTerms: (lines: readonly string[], group: string) => readonly (readonly string[])[];
  /** The alternative terms for each word of a question, which may be in any language of the site. */
  readonly readWords: (text: string) => readonly (readonly string[])[];
}

export const createTermReader = (stemmers: ReadonlyMap<string, Stemmer>): TermReader => {
  /** A cache, because the words of pages recur often. */
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
    readTerms: (lines, group) => splitLines(lines).map((words) => words.flatMap((word) => [...termsOf(word, group)])),
    readWords: (text) => splitWords(text).map((word) => [...toTerms(word, stemmers.values())]),
  };
};

/** Some 2 MB. */
const mostKnownWords = 10_000;

/** Accents are removed after stemming: stemmers expect endings as they are written. */
const toTerms = (word: string, stemmers: Iterable<Stemmer>): ReadonlySet<string> => {
  const terms = new Set([foldText(word)]);
  for (const stem of stemmers) terms.add(foldText(stem(word)));
  terms.delete("");
  return terms;
};

/** 60 UTF-16 units: a longer run of letters is not a word. */
const longestWord = 60;

/** The words of a text in lower case, by Unicode's rules and dictionaries, which also cover Chinese, Japanese and Thai. */
export const splitWords = (text: string): readonly string[] => splitLines([text]).flat();

/** Segments all lines in one call: each call allocates 4 KiB outside the heap, which V8 is slow to collect. */
const splitLines = (lines: readonly string[]): readonly (readonly string[])[] => {
  const found: string[][] = [[]];
  const text = lines.map((line) => line.replaceAll("\n", " ")).join("\n");
  for (const { segment, isWordLike } of segmentsOf(text.normalize("NFKC").toLowerCase(), "word")) {
    if (segment === "\n") found.push([]);
    if (isWordLike === true) found.at(-1)?.push(...partsOf(segment.slice(0, longestWord)));
  }
  return found;
};

/** `l'hôtel` is `hôtel`, `Anna's` is `Anna`. */
const partsOf = (word: string): readonly string[] => {
  const long = word.split(apostrophe).filter((part) => part.length > 1);
  return long.length > 0 ? long : [word];
};

/** Removes a word's ending, so that its forms become one. */
type Stemmer = (word: string) => string;

/** Snowball stemmers. Other languages have none or do not need one. */
const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  ar: async () => import("@orama/stemmers/arabic"),
  bg: async () => import("@orama/stemmers/bulgarian"),
  da: async () => import("@orama/stemmers/danish"),
  de: async () => import("@orama/stemmers/german"),
  el: async () => import("@orama/stemmers/greek"),
  en: async () => import("@orama/stemmers/english"),
  es: async () => import("@orama/stemmers/spanish"),
  fi: async () => import("@orama/stemmers/finnish"),
  fr: async () => import("@orama/stemmers/french"),
  ga: async () => import("@orama/stemmers/irish"),
  hi: async () => import("@orama/stemmers/indian"),
  hu: async () => import("@orama/stemmers/hungarian"),
  hy: async () => import("@orama/stemmers/armenian"),
  id: async () => import("@orama/stemmers/indonesian"),
  it: async () => import("@orama/stemmers/italian"),
  lt: async () => import("@orama/stemmers/lithuanian"),
  nb: async () => import("@orama/stemmers/norwegian"),
  ne: async () => import("@orama/stemmers/nepali"),
  nl: async () => import("@orama/stemmers/dutch"),
  pt: async () => import("@orama/stemmers/portuguese"),
  ro: async () => import("@orama/stemmers/romanian"),
  ru: async () => import("@orama/stemmers/russian"),
  sr: async () => import("@orama/stemmers/serbian"),
  sv: async () => import("@orama/stemmers/swedish"),
  ta: async () => import("@orama/stemmers/tamil"),
  tr: async () => import("@orama/stemmers/turkish"),
  uk: async () => import("@orama/stemmers/ukrainian"),
};

export const loadStemmers = async (groups: Iterable<string>): Promise<ReadonlyMap<string, Stemmer>> => {
  const loaded = await Promise.all(
    [...new Set(groups)].map(async (group) => {
      const load = Object.hasOwn(stemmers, group) ? stemmers[group] : undefined;
      return load === undefined ? [] : [[group, (await load()).stemmer] as const];
    }),
  );
  return new Map(loaded.flat());
};

/** Tags whose readers understand each other's texts. */
const sameLanguage: ReadonlyMap<string, string> = new Map(norwegian);

/** The language of a tag without region and script: pages of one group are searched together. */
export const languageGroup = (tag: string): string => {
  const [language = "und"] = parseLocale(tag)?.baseName.split("-") ?? [];
  return sameLanguage.get(language) ?? language;
};

/** Each once, in a stable order. */
export const languageGroups = (tags: Iterable<string>): readonly string[] => {
  const groups = new Set(Array.from(tags, languageGroup));
  return [...groups].filter((group) => group !== "und").toSorted();
};
