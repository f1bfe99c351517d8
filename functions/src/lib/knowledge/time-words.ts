import { sharedStart } from "./word-shape.ts";
import { readWords, withoutClitics } from "./words.ts";

const names = new Map<string, readonly string[]>();

/**
 * Whether a word names a day or a month: "Tuesday", "i dag", "декабре". On a page that says "Monday to Friday" it is missing, and
 * nevertheless the question is answered there.
 */
export const isTimeWord = (word: string, language: string): boolean => {
  const known = names.get(language) ?? namesIn(language);
  names.set(language, known);
  return [word, ...withoutClitics(word)].some((form) => known.some((name) => isFormOf(form, name)));
};

/** With other endings than the dictionary's: `tiistaina` for `tiistai`. Short names have none. */
const isFormOf = (word: string, name: string): boolean =>
  word === name ||
  (name.length >= shortestStem &&
    word.length <= name.length + longestEnding &&
    sharedStart(word, name) >= Math.max(shortestStem, name.length - 1));

const shortestStem = 4;
const longestEnding = 3;

/** As Unicode's CLDR has them, in the form that is looked up. None where it does not know the language. */
const namesIn = (language: string): readonly string[] => {
  const days = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const texts = [
    ...Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2026, 0, day + 1))),
    ...Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 1))),
    ...[-1, 0, 1].map((day) => near.format(day, "day")),
    near.format(0, "second"),
  ];
  return [...new Set(texts.flatMap(readWords))].filter((word) => /\p{L}/u.test(word));
};
