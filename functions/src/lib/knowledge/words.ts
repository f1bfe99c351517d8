import { foldText } from "../core/text.ts";

/** Words of a text as they are looked up: the same for all spellings that readers take for the same. */

let segmenter: Intl.Segmenter | undefined;

/** The words of a text, folded, in their order. By Unicode's rules and dictionaries, so that Chinese, Japanese and Thai have words, too. */
export const readWords = (text: string): readonly string[] => {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    for (const word of foldSegment(segment)) words.push(word);
  }
  return words;
};

/** Longer words are not words. */
const longestWord = 60;

const apostrophe = /['’ʼ＇]/;

/** Of `l'hôtel` the hotel, of `don't` and `Anna's` what stands before the apostrophe. */
const foldSegment = (segment: string): readonly string[] => {
  if (/^[A-Za-z0-9]+$/.test(segment)) return [segment.slice(0, longestWord).toLowerCase()];
  if (!apostrophe.test(segment)) return [foldLetters(segment.slice(0, longestWord))];
  const parts = segment.slice(0, longestWord).split(apostrophe).map(foldLetters);
  const long = parts.filter((part) => part.length > 1);
  return long.length > 0 ? long : [parts.join("")];
};

export const foldLetters = (word: string): string => foldText(word).replaceAll(/\p{P}/gu, "");

const semitic = /^[\p{sc=Hebrew}\p{sc=Arabic}]+$/u;

/** Words that a language writes together with the next one: "and", "the", "in", "to", "from". */
const clitics = [
  "ול",
  "וה",
  "וב",
  "שה",
  "מה",
  "כש",
  "ה",
  "ו",
  "ב",
  "ל",
  "מ",
  "ש",
  "כ",
  "وال",
  "بال",
  "فال",
  "كال",
  "لل",
  "ال",
  "و",
  "ب",
  "ل",
  "ف",
];

/** A Hebrew or Arabic word without what is written together with it; empty for others. It may take a letter of the word itself. */
export const withoutClitics = (word: string): readonly string[] => {
  if (word.length < 4 || !semitic.test(word)) return [];
  return clitics.filter((clitic) => word.startsWith(clitic) && word.length - clitic.length >= 3).map((clitic) => word.slice(clitic.length));
};
