import { countBelow } from "./count-below.ts";
import { type Change, joinMarks } from "./join-marks.ts";
import { placeAt, type PastePlace } from "./paste-place.ts";

/** What is pasted, in the forms that places need. */
export interface Pasted {
  readonly markdown: string;
  /** On one line, for the cell of a table. */
  readonly cell: string;
  /** A part of a paragraph. */
  readonly isInline: boolean;
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
      if (pasted.isInline) return joinMarks(text, from, to, inlineIn(place, pasted.markdown));
      const { marker } = place;
      return marker !== undefined && isList(pasted.markdown)
        ? placeItems(text, { ...place, marker }, from, to, pasted.markdown)
        : placeBlocks(text, place, from, to, pasted.markdown);
    }
  }
}

const apart = (beside: string): string => (beside === "|" ? " " : "");

type Line = Extract<PastePlace, { kind: "line" }>;

/** On the lines that follow, what begins the line stays. */
function inlineIn({ quote, indent, isHeading }: Line, markdown: string): string {
  return isHeading ? markdown.replaceAll("\\\n", " ") : markdown.replaceAll("\n", `\n${quote}${indent}`);
}

function placeBlocks(text: string, place: Line, from: number, to: number, markdown: string): Change {
  const { quote, indent, marker, hasBefore, hasAfter, followsText, precedesText } = place;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const isNewHeading = place.isHeading && !hasBefore;
  const words = isNewHeading ? markdown.replace(/^#{1,6} /, "") : markdown;
  const lines = words.split("\n").map((line, index) => (index === 0 ? line : line === "" ? quote.trimEnd() : quote + indent + line));
  const empty = `\n${quote.trimEnd()}`;
  const end = hasAfter ? `${empty}\n${quote}${indent}` : precedesText ? empty : "";
  const insert = lines.join("\n") + end;
  if (hasBefore) return { from, to, insert: `${empty}\n${quote}${indent}${insert}` };
  // A list, a quotation or code is no heading: its mark goes.
  if (isNewHeading && otherBlock.test(words)) return { from: start + quote.length, to, insert: indent + insert };
  const isBelowText = followsText && marker === undefined && !place.isHeading;
  return isBelowText ? { from: start + quote.trimEnd().length, to, insert: `\n${quote}${indent}${insert}` } : { from, to, insert };
}

const otherBlock = /^(?:[-*+>|] |\d+[.)] |`{3}|~{3})/;

/** Pasted items become items of the list in which they are pasted, and tasks of a list of tasks. */
function placeItems(text: string, place: Line & { readonly marker: string }, from: number, to: number, markdown: string): Change {
  const { quote, outer, marker, hasBefore, hasAfter } = place;
  const [, sign = "-", first, blanks = "", box = ""] = /^((\d*).)([ \t]+)(\[[ xX]\])?/.exec(marker) ?? [];
  let number = Number(first) + (hasBefore ? 1 : 0);
  const nextMark = (): string => (first === "" ? sign : `${number++}${sign.slice(-1)}`) + (/^ {1,4}$/.test(blanks) ? blanks : " ");
  let deeper = 0;
  const lines = markdown.split("\n").map((line) => {
    const [, own, words = ""] = /^((?:[-*+]|\d+[.)]) )(.*)$/.exec(line) ?? [];
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    if (line === "") return quote.trimEnd();
    if (own === undefined) return quote + outer + " ".repeat(Math.max(0, depth + deeper)) + line.slice(depth);
    const mark = nextMark();
    deeper = mark.length - own.length;
    return quote + outer + mark + (box === "" || /^\[[ xX]\] /.test(words) ? "" : "[ ] ") + words;
  });
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const insert =
    (hasBefore ? "\n" : "") + lines.join("\n") + (hasAfter ? `\n${quote}${outer}${nextMark()}${box === "" ? "" : "[ ] "}` : "");
  const [was, below] = first === "" ? ["", ""] : countBelow(text.slice(to), quote + outer, Number(first) + 1, number);
  return { from: hasBefore ? from : start, to: to + was.length, insert: insert + below, below: below.length };
}

/** Whether each line is an item, or belongs to one. */
function isList(markdown: string): boolean {
  const lines = markdown.split("\n");
  return /^(?:[-*+]|\d+[.)]) /.test(markdown) && lines.every((line) => line === "" || /^(?:(?:[-*+]|\d+[.)]) |\s)/.test(line));
}
