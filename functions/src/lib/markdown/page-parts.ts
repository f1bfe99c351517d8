import { createPageParser, longestText, type PageBlock } from "./page-blocks.ts";

/** A block of a text, or source that is not parsed. */
export type PagePiece = PageBlock | string;

export const partLimits = {
  /** 8 KiB: finding the blocks of a part of a text is a single piece of work. */
  part: 8_192,
  /** A block that is longer than a part is read again in a part of twice the length, while that is at most so much work. Then it is source. */
  blockWork: 20_000,
  /** What takes more work is source: a text of 256 KiB that people write takes 10,000 to 30,000, and one of nothing but headings 300,000. */
  work: 60_000,
} as const;

/**
 * Finds the blocks of a text part by part, with a turn for others after each. The next part begins with the last block of the one before, which
 * may go on there.
 */
export const parseInParts = async (text: string, turn: () => Promise<void>): Promise<readonly PagePiece[]> => {
  // A whole number of lines.
  const length = text.length > longestText ? text.lastIndexOf("\n", longestText - 1) + 1 : text.length;
  const lines = text.slice(0, length).split(/\r\n?|\n/);
  const parse = createPageParser(length);
  const pieces: PagePiece[] = [];
  let at = 0;
  let left: number = partLimits.work;
  for (let size: number = partLimits.part; at < lines.length && left > 0;) {
    const part = lines.slice(at, endOfPart(lines, at, size));
    const isLast = at + part.length === lines.length;
    const { blocks: found, end, work } = parse(part.join("\n"), isLast);
    for (const block of found) pieces.push(block);
    at += Math.min(end, part.length);
    left -= work;
    await turn();
    if (end === 0 && 2 * work <= partLimits.blockWork) {
      size *= 2;
      continue;
    }
    size = partLimits.part;
    if (end > 0) continue;
    const next = findNextBlock(lines, at);
    if (next === undefined) break;
    pieces.push(lines.slice(at, next).join("\n").trimEnd());
    at = next;
    await turn();
  }
  const rest = (lines.slice(at).join("\n") + text.slice(length)).replace(/^\n+/, "");
  return rest === "" ? pieces : [...pieces, rest];
};

const fence = /^ {0,3}(?:```|~~~)/;
const listItem = /^(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;

/**
 * A line that can only begin another block than the one of this line: it follows an empty line, is not indented, and is no item of a list. Code
 * between fences may have such lines, and what they end, only its parser knows.
 */
const findNextBlock = (lines: readonly string[], from: number): number | undefined => {
  if (fence.test(lines[from] ?? "")) return undefined;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (/^\S/.test(line) && lines[at - 1]?.trim() === "" && !listItem.test(line)) return at;
  }
  return undefined;
};

/** The line after the last one that is in a part of this size, which has at least one line. */
const endOfPart = (lines: readonly string[], from: number, size: number): number => {
  let at = from;
  for (let left = size; at < lines.length; at++) {
    left -= (lines[at]?.length ?? 0) + 1;
    if (left < 0 && at > from) break;
  }
  return at;
};
