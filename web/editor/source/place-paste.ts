import { placeAt, type PastePlace } from "./paste-place.ts";

/** What is pasted, in the forms that places need. */
export interface Pasted {
  readonly markdown: string;
  /** On one line, for the cell of a table. */
  readonly cell: string;
  /** A part of a paragraph. */
  readonly isInline: boolean;
}

export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** How many characters at its end are the items below, which count on. */
  readonly below?: number;
}

/** How a text changes when something is pasted at a place; undefined within code, where nothing but its characters counts. */
export function placePaste(text: string, from: number, to: number, pasted: Pasted): Change | undefined {
  const place = placeAt(text, from, to);
  switch (place.kind) {
    case "code":
      return undefined;
    case "cell":
      return { from, to, insert: apart(text.charAt(from - 1)) + pasted.cell + apart(text.charAt(to)) };
    case "line": {
      if (pasted.isInline) return { from, to, insert: inlineIn(place, pasted.markdown) };
      const isInList = place.marker !== undefined && isList(pasted.markdown);
      return isInList ? placeItems(text, place, from, to, pasted.markdown) : placeBlocks(place, from, to, pasted.markdown);
    }
  }
}

const apart = (beside: string): string => (beside === "|" ? " " : "");

type Line = Extract<PastePlace, { kind: "line" }>;

/** On the lines that follow, what begins the line stays. */
function inlineIn({ quote, indent, isHeading }: Line, markdown: string): string {
  return isHeading ? markdown.replaceAll("\\\n", " ") : markdown.replaceAll("\n", `\n${quote}${indent}`);
}

function placeBlocks(place: Line, from: number, to: number, markdown: string): Change {
  const { quote, indent, marker, hasBefore, hasAfter, followsText, precedesText } = place;
  const heading = /^#{1,6} (.*)$/.exec(markdown);
  if (place.isHeading && !hasBefore && heading !== null) return { from, to, insert: heading[1] ?? "" };
  const lines = markdown.split("\n").map((line, index) => (index === 0 ? line : line === "" ? quote.trimEnd() : quote + indent + line));
  const empty = `\n${quote.trimEnd()}`;
  const begin = hasBefore
    ? `${empty}\n${quote}${indent}`
    : followsText && marker === undefined
      ? `${empty.slice(1)}\n${quote}${indent}`
      : "";
  const end = hasAfter ? `${empty}\n${quote}${indent}` : precedesText ? empty : "";
  return { from, to, insert: begin + lines.join("\n") + end };
}

/** Pasted items become items of the list in which they are pasted. */
function placeItems(text: string, place: Line, from: number, to: number, markdown: string): Change {
  const { quote, indent, outer, marker, hasBefore, hasAfter } = place;
  const ordered = /^(\d+)([.)])/.exec(marker ?? "");
  let number = Number(ordered?.[1] ?? 0) + (hasBefore ? 1 : 0);
  const lines = markdown.split("\n").map((line) => {
    const item = /^(?:[-*+]|\d+[.)]) (.*)$/.exec(line);
    if (item === null) return line === "" ? quote.trimEnd() : quote + outer + reindent(line, indent.length - outer.length);
    const mark = ordered === null ? `${marker?.charAt(0) ?? "-"} ` : `${number++}${ordered[2]} `;
    return quote + outer + mark + (item[1] ?? "");
  });
  const start = hasBefore ? `\n${lines.join("\n")}` : lines.join("\n").slice(quote.length + outer.length + (marker?.length ?? 0));
  const insert = hasAfter ? `${start}\n${quote}${outer}${ordered === null ? (marker ?? "- ") : `${number++}${ordered[2]} `}` : start;
  const [was, below] = ordered === null ? ["", ""] : countOn(text.slice(to), quote + outer, Number(ordered[1]) + 1, number);
  return { from, to: to + was.length, insert: insert + below, below: below.length };
}

/** The items below, and how they count on: a list whose numbers do not count up would be a paragraph. */
function countOn(text: string, before: string, first: number, next: number): readonly [string, string] {
  const lines = text.split("\n");
  const counted = lines.slice(0, 1);
  let [count, last] = [0, 0];
  for (const line of lines.slice(1)) {
    const rest = line.startsWith(before) ? line.slice(before.length) : line.trimEnd() === before.trimEnd() ? "" : "x";
    const number = /^\d{1,9}(?=[.)]\s)/.exec(rest)?.[0];
    if (number === undefined ? /^\S/.test(rest) : Number(number) !== first + count) break;
    if (number !== undefined) last = counted.length;
    counted.push(number === undefined ? line : before + String(next + count++) + rest.slice(number.length));
  }
  return last === 0 ? ["", ""] : [lines.slice(0, last + 1).join("\n"), counted.slice(0, last + 1).join("\n")];
}

/** What is below an item is as deep as its marker is long. */
function reindent(line: string, width: number): string {
  const deep = /^ */.exec(line)?.[0].length ?? 0;
  return " ".repeat(Math.max(width, deep)) + line.slice(deep);
}

/** Whether each line is an item, or belongs to one. */
function isList(markdown: string): boolean {
  const lines = markdown.split("\n");
  return /^(?:[-*+]|\d+[.)]) /.test(markdown) && lines.every((line) => line === "" || /^(?:(?:[-*+]|\d+[.)]) |\s)/.test(line));
}
