import type { Label } from "./blocks.ts";

export interface ReadLabel extends Label {
  readonly isDone?: boolean;
  /** What Markdown's numbers cannot say, such as "a)" and "1.1": it stays before the words of the item. */
  readonly words: string;
}

/** Of an item without a number. */
export const noLabel: Label = { isOrdered: false, number: undefined, delimiter: "." };

const bullet: ReadLabel = { ...noLabel, words: "" };

/** What the mark before an item says: a sign, a number, or something of its own. */
export function readLabel(mark: string, isNested: boolean): ReadLabel {
  const label = mark.replaceAll(/[\s\u00a0]+/g, " ").trim();
  if (/^[☑☒✅✔]$/u.test(label)) return { ...bullet, isDone: true };
  if (/^[☐❏❑]$/u.test(label)) return { ...bullet, isDone: false };
  const number = /^(\d{1,9})([.)]?)$/.exec(label);
  const delimiter = label.endsWith(")") ? ")" : ".";
  if (number !== null) return { isOrdered: true, number: Number(number[1]), delimiter, words: "" };
  // Below a number, letters are what programs count the next level with.
  if (/^(?:\p{L}|[ivx]{1,5})[.)]$/iu.test(label))
    return isNested ? { isOrdered: true, number: undefined, delimiter, words: "" } : { ...bullet, words: label };
  // A letter without a point is a sign of a font with pictures.
  return /[\p{L}\p{N}]{2}|[\p{L}\p{N}]\P{L}|\P{L}[\p{L}\p{N}]/u.test(label) ? { ...bullet, words: label } : bullet;
}

/** The mark of an item in a list of letters or Roman numbers; of others it is a plain number. */
export function countedLabel(number: number, type: string): string {
  if (/^(?:a|lower-(?:alpha|latin))$/.test(type)) return `${letters(number)}.`;
  if (/^(?:A|upper-(?:alpha|latin))$/.test(type)) return `${letters(number).toUpperCase()}.`;
  if (/^(?:i|lower-roman)$/.test(type)) return `${roman(number)}.`;
  return /^(?:I|upper-roman)$/.test(type) ? `${roman(number).toUpperCase()}.` : `${number}.`;
}

function letters(number: number): string {
  let [left, text] = [Math.min(Math.max(1, Math.floor(number)), 1_000_000), ""];
  while (left > 0) {
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text;
    left = Math.floor((left - 1) / 26);
  }
  return text;
}

function roman(number: number): string {
  const values: readonly (readonly [number, string])[] = [
    [1000, "m"],
    [900, "cm"],
    [500, "d"],
    [400, "cd"],
    [100, "c"],
    [90, "xc"],
    [50, "l"],
    [40, "xl"],
    [10, "x"],
    [9, "ix"],
    [5, "v"],
    [4, "iv"],
    [1, "i"],
  ];
  let [left, text] = [Math.min(Math.max(1, Math.floor(number)), 3_999), ""];
  for (const [value, sign] of values)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
}
