import { cleanText, foldText, shorten } from "../../platform/core/text.ts";
import { draftLimits } from "../drafts/limits.ts";

const { searchWords, excerptedCharacters, excerptCharacters, charactersBefore } = draftLimits;

/** What is looked for: without case and accents. Scripts without spaces have one long word. */
export const wordsOf = (text: string): readonly string[] => foldText(text).split(/\s+/u).filter(Boolean).slice(0, searchWords);

/** How many of the words a text contains, in any order, also within other words. */
const countIn = (text: string, words: readonly string[]): number => {
  const folded = foldText(text);
  return words.filter((word) => folded.includes(word)).length;
};

/** Whether a text has all of the words. `letOthers` is called before each portion that is read. */
export const hasWords = async (text: string, words: readonly string[], letOthers: () => Promise<void>): Promise<boolean> => {
  let missing = words;
  for (let from = 0; from < text.length && missing.length > 0; from += portion) {
    // A word may begin in one portion and end in the next.
    const part = text.slice(from, from + portion + draftLimits.searchCharacters);
    await letOthers();
    const folded = foldText(part);
    missing = missing.filter((word) => !folded.includes(word));
  }
  return missing.length === 0;
};

/** Some 10 ms. */
const portion = 200_000;

/**
 * The place in a text that has most of the words, as it is read; empty if only the title has them, or what is behind a hundred pages. `toLine`
 * turns a line of Markdown into what is read of it.
 */
export const excerptOf = (content: string, words: readonly string[], toLine: (markdown: string) => string): string => {
  const lines = (content.slice(0, excerptedCharacters).match(lineParts) ?? []).map((line) => ({ line, count: countIn(line, words) }));
  const best = lines.reduce((first, other) => (other.count > first.count ? other : first), { line: "", count: 0 });
  if (best.count === 0) return "";
  const bare = best.line.replace(/^[\s>#*+-]*(?:\d+[.)]\s)?(?:\[[ x]\]\s)?/i, "").replaceAll("|", " ");
  const read = toLine(bare);
  // A word that only an address has is not read: the address follows.
  const addresses = [...bare.matchAll(targets)].map(([, address = ""]) => address).filter((address) => countIn(address, words) > 0);
  const line = countIn(read, words) === best.count ? read : cleanText([read, ...addresses].join(" "));
  return around(line, placeOf(line, words));
};

/** Addresses of links and pictures. */
const targets = /\]\(([^()\s]+)/g;

/** Lines, and parts of longer ones, which end between words if they can: far more is read of them than a list shows. */
const lineParts = /[^\r\n]{1,2000}(?!\S)|[^\r\n]{1,2000}/g;

/** The index of the first character that belongs to one of the words. */
const placeOf = (line: string, words: readonly string[]): number => {
  const folded = foldText(line);
  const at = Math.min(...words.map((word) => folded.indexOf(word)).filter((index) => index >= 0));
  let length = 0;
  let place = 0;
  for (const character of line) {
    length += foldText(character).length;
    if (length > at) break;
    place += character.length;
  }
  return place;
};

const around = (line: string, place: number): string => {
  if (line.length <= excerptCharacters) return line;
  const from = Math.max(0, place - charactersBefore);
  const space = from === 0 ? 0 : line.indexOf(" ", from) + 1;
  const start = space > 0 && space <= place ? space : from;
  return `${start === 0 ? "" : "…"}${shorten(line.slice(start).toWellFormed(), excerptCharacters)}`;
};
