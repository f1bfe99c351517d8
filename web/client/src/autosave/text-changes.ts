import { hunksOf, linesOf } from "./line-hunks.ts";

/** `from` to `to` in the old text becomes `insert`. In UTF-16 code units, as editors count. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Line changes that turn one text into the other, from top to bottom; between two of them there is an unchanged line. */
export const textChanges = (from: string, to: string): readonly TextChange[] => {
  // Most changes are small, and lines cost far more than letters.
  const start = equalStart(from, to);
  const ending = equalEnd(from, to, start);
  const lines = linesOf(from.slice(start, from.length - ending));
  let line = 0;
  let at = start;
  const startOf = (end: number): number => {
    while (line < end) at += lines[line++]?.length ?? 0;
    return at;
  };
  return hunksOf(lines, linesOf(to.slice(start, to.length - ending))).map((hunk) => ({
    from: startOf(hunk.from),
    to: startOf(hunk.to),
    insert: hunk.lines.join(""),
  }));
};

/** The length of the lines with which both begin. */
export const equalStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  if (length === one.length && length === other.length) return length;
  return length === 0 ? 0 : one.lastIndexOf("\n", length - 1) + 1;
};

/** The length of the lines with which both end, behind their equal start. */
export const equalEnd = (one: string, other: string, start: number): number => {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) length++;
  const isWhole = [one, other].every((text) => text.length - length === start || text[text.length - length - 1] === "\n");
  if (isWhole) return length;
  const end = one.indexOf("\n", one.length - length) + 1;
  return end === 0 ? 0 : one.length - end;
};
