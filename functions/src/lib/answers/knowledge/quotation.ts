import { segmentsOf } from "../../platform/core/text.ts";
import { knowledgeLimits } from "./limits.ts";
import { type Passage, textOf, type Line } from "./passage.ts";
import { splitWords } from "./terms.ts";

/**
 * The sentences of a passage that contain the words; undefined if it lacks them. Ignores spaces and the form of quotation marks, which
 * models do not copy reliably. Everything else must match.
 */
export const quoteWords = ({ lines }: Passage, words: string): string | undefined => {
  const wanted = comparable(words);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return undefined;
  const sentences = lines.flatMap(splitSentences);
  const texts = sentences.map(comparable);
  const from = texts.join("").indexOf(wanted);
  if (from === -1) return undefined;
  let end = 0;
  const touched = sentences.filter((_sentence, place) => {
    const start = end;
    end += texts[place]?.length ?? 0;
    return end > from && start < from + wanted.length;
  });
  return speak(touched);
};

const comparable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/["'“”„‟«»‘’‚‛‹›「」『』＂＇`´]/gu, '"')
    .replaceAll(/\s+/gu, "");

/** As many of the first sentences as fit into a spoken quotation. */
const speak = (sentences: readonly string[]): string => {
  const [first = "", ...others] = sentences;
  let words = splitWords(first).length;
  const fitting = others.findIndex((sentence) => (words += splitWords(sentence).length) > knowledgeLimits.quotedWords);
  const spoken = [first, ...(fitting === -1 ? others : others.slice(0, fitting))];
  return spoken.map((sentence) => endSentence(shortenWords(sentence))).join(" ");
};

/** 1,500 characters: more than 60 long words have. */
const longestQuotation = 1_500;

/** Cuts a sentence that is too long to listen to. */
const shortenWords = (sentence: string): string => {
  const segments = segmentsOf(sentence.slice(0, longestQuotation), "word");
  let words = 0;
  const end = [...segments].find(({ isWordLike }) => isWordLike === true && ++words > knowledgeLimits.quotedWords);
  const cut = sentence.slice(0, end?.index ?? longestQuotation).trim();
  return cut === sentence.trim() ? cut : `${cut} …`;
};

/** List items and table rows have no full stop: without one they would be spoken as a single sentence. */
const endSentence = (text: string): string => {
  if (!/[\p{L}\p{N}\p{Pe}\p{Sc}%]$/u.test(text)) return text;
  return text + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text) ? "。" : ".");
};

export const excerptOf = (passage: Passage): string => shortenWords(textOf(passage).replaceAll("\n", " "));

/** The trimmed sentences of a line. A number with a full stop does not end one: in many languages "31. Oktober" is a date. */
export const splitSentences = ({ text, isRow }: Line): readonly string[] => {
  if (isRow) return [text];
  const sentences: string[][] = [];
  for (const { segment } of segmentsOf(text, "sentence")) {
    const goesOn = /(?<!\d)\d{1,2}\.$/.test(sentences.at(-1)?.at(-1)?.trimEnd() ?? "");
    if (goesOn) sentences.at(-1)?.push(segment);
    else sentences.push([segment]);
  }
  return sentences.map((segments) => segments.join("").trim()).filter((sentence) => sentence !== "");
};
