import type { Line, Text } from "@codemirror/state";

/** 50 lines: as many look at each other as on the page. */
const furthest = 50;

interface Numbered {
  readonly line: number;
  readonly column: number;
  readonly number: number;
  readonly sign: string;
}

const numberedIn = (doc: Text, line: number): Numbered | undefined => {
  const [, before, number, sign] = /^([\s>]*)(\d{1,9})([.)])(?:\s|$)/.exec(doc.line(line).text) ?? [];
  return before === undefined || sign === undefined ? undefined : { line, column: before.length, number: Number(number), sign };
};

const isEmpty = (doc: Text, line: number): boolean => line < 1 || line > doc.lines || /^[\s>]*$/.test(doc.line(line).text);

/** The nearest number of the same list above or below, past what is part of an item. */
const neighbour = (doc: Text, own: Numbered, by: 1 | -1): Numbered | undefined => {
  const end = own.line + by * furthest;
  for (let line = own.line + by; line !== end && line >= 1 && line <= doc.lines; line += by) {
    const found = numberedIn(doc, line);
    const { text } = doc.line(line);
    if (isEmpty(doc, line) || (/^[\s>]*/.exec(text)?.[0].length ?? 0) > own.column) continue;
    if (found?.column === own.column && found.sign === own.sign) return found;
    if (found !== undefined || /^[\s>]*(?:[-*+]|#{1,6}) /.test(text) || isEmpty(doc, line - 1)) return undefined;
  }
  return undefined;
};

const follows = (before: number, number: number): boolean => number === before + 1 || (before === 1 && number === 1);

/** As the page shows it: web/markdown/numbered-lists.ts. */
const isCounted = (before: number | undefined, number: number, after: number | undefined): boolean => {
  const isFollowed = after !== undefined && follows(number, after);
  if (after !== undefined && !isFollowed) return false;
  return isFollowed || (before === undefined ? number === 1 : follows(before, number));
};

/** What is known of the lines of a text: those of a list are asked for one by one. */
const known = new WeakMap<Text, Map<number, boolean>>();

/** Whether a line that begins with a number is an item on the page, and no date. */
export const isNumberedItem = (doc: Text, { number: line }: Line): boolean => {
  const items = known.get(doc) ?? new Map<number, boolean>();
  known.set(doc, items);
  const found = items.get(line) ?? readItem(doc, line, items);
  items.set(line, found);
  return found;
};

const readItem = (doc: Text, line: number, items: Map<number, boolean>): boolean => {
  const own = numberedIn(doc, line);
  if (own === undefined) return false;
  const below = [own, ...neighbours(doc, own, 1)];
  const rows = [...neighbours(doc, own, -1).toReversed(), ...below];
  const at = rows.length - below.length;
  const isBelowOther = (index: number): boolean => index > 0 && rows[index]?.line === (rows[index - 1]?.line ?? 0) + 1;
  if (!isBelowOther(at) && !isBelowOther(at + 1)) return isCounted(rows[at - 1]?.number, own.number, rows[at + 1]?.number);
  // Lines directly below each other are all items, or none.
  const areItems = rows.every(({ number }, index) => !isBelowOther(index) || follows(rows[index - 1]?.number ?? 0, number));
  for (const [index, row] of rows.entries()) if (isBelowOther(index) || isBelowOther(index + 1)) items.set(row.line, areItems);
  return areItems;
};

/** Those directly below each other, and the first one that is further away. */
const neighbours = (doc: Text, own: Numbered, by: 1 | -1): readonly Numbered[] => {
  const found: Numbered[] = [];
  for (let [at, line] = [neighbour(doc, own, by), own.line]; at !== undefined; at = neighbour(doc, at, by)) {
    found.push(at);
    if (at.line !== line + by || found.length > furthest) break;
    ({ line } = at);
  }
  return found;
};

/** Whether an item of the same list is above a line. */
export const hasItemAbove = (doc: Text, { number }: Line): boolean => {
  const own = numberedIn(doc, number);
  return own !== undefined && neighbour(doc, own, -1) !== undefined;
};
