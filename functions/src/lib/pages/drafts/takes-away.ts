import { isRecord } from "../../platform/core/unknown-record.ts";
import { own } from "./echo.ts";
import { draftLimits } from "./limits.ts";
import type { PageText } from "./page.ts";

type Written = Pick<PageText, "metadata" | "content">;

/** Whether an edit removes so much that it does not count as continued writing. Text that only moved within its part is not removed. */
export const takesAway = (before: Written, after: Written): boolean => {
  let length = before.content.length;
  let missing = missingLength(before.content, after.content);
  for (const [key, value] of Object.entries(before.metadata)) {
    const [was, is] = [stringsIn(value), stringsIn(own(after.metadata, key))];
    length += was.length;
    missing += missingLength(was, is);
  }
  return missing > Math.min(draftLimits.missingCharacters, length * draftLimits.missingShare);
};

const stringsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(stringsIn).join("\n");
  return isRecord(value) ? stringsIn(Object.values(value)) : "";
};

/**
 * How many characters of `before` are missing in `after`. Within the changed part, a word counts as kept only in a sequence of three,
 * because any long text contains single words. Linear in the length of both texts.
 */
const missingLength = (before: string, after: string): number => {
  const [was, is] = changedParts(before, after);
  // Too long to compare, and more than anyone types between two saves.
  if (was === "" || was.length + is.length > draftLimits.comparedCharacters) return was.length;
  const words = wordsOf(was);
  const rows = rowsOf(wordsOf(is));
  const kept = words.map(() => false);
  for (let at = 0; at + rowLength <= words.length; at++) {
    const row = rowAt(words, at);
    const count = rows.get(row) ?? 0;
    if (count === 0) continue;
    rows.set(row, count - 1);
    kept.fill(true, at, at + rowLength);
  }
  return words.reduce((sum, word, at) => (kept[at] === true ? sum : sum + word.length), 0);
};

/** Both texts without their common beginning and end. If text was only inserted, the first one is empty. */
const changedParts = (before: string, after: string): readonly [string, string] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
};

/** Words with the characters up to the next word. In scripts without spaces, each character counts as a word. */
const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]|[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*|[^\p{L}\p{M}\p{N}]+/gu;

const rowLength = 3;

const rowAt = (words: readonly string[], at: number): string => words.slice(at, at + rowLength).join("");

const rowsOf = (words: readonly string[]): Map<string, number> => {
  const rows = new Map<string, number>();
  for (let at = 0; at + rowLength <= words.length; at++) {
    const row = rowAt(words, at);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows;
};
