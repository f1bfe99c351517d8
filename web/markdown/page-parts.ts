import type { Env } from "markdown-it";
import { createPageParser, longestText, type PageBlock, type PageElement, type PageNode } from "./page-blocks.ts";

/** A block of a text, or the rest of the text as source. */
export type PagePiece = PageBlock | string;

export const partLimits = {
  /** 8,192 characters: finding the blocks of a part cannot be interrupted. */
  part: 8_192,
  /** A block longer than a part is read again in one of twice the length, up to this much work. Beyond that, the rest is source. */
  blockWork: 20_000,
  /** Beyond this, the rest is source: 256 KiB written by people take 10,000 to 30,000, only headings would take 300,000. */
  work: 60_000,
} as const;

/** Finds the blocks part by part, with a pause for other work after each. A part begins with the previous block, which may continue. */
export const parseInParts = async (text: string, turn: () => Promise<void>, environment: Env = {}): Promise<readonly PagePiece[]> => {
  // Cut at the end of a line.
  const length = text.length > longestText ? text.lastIndexOf("\n", longestText - 1) + 1 : text.length;
  const lines = text.slice(0, length).split(/\r\n?|\n/);
  const parse = createPageParser(length, environment);
  const pieces: PagePiece[] = [];
  let at = 0;
  let left: number = partLimits.work;
  for (let size: number = partLimits.part; at < lines.length && left > 0;) {
    const part = lines.slice(at, endOfPart(lines, at, size));
    const isLast = at + part.length === lines.length;
    const { blocks: found, end, work } = parse(part.join("\n"), isLast);
    for (const block of found) pieces.push({ ...block, from: block.from + at, to: block.to + at });
    at += Math.min(end, part.length);
    left -= work;
    await turn();
    if (end === 0 && 2 * work <= partLimits.blockWork) {
      size *= 2;
      continue;
    }
    if (end === 0) break;
    size = partLimits.part;
  }
  const rest = (lines.slice(at).join("\n") + text.slice(length)).replace(/^\n+/, "");
  return rest === "" ? pieces : [...pieces, rest];
};

/** What is shown as source. */
export interface PageRest {
  readonly text: string;
  /** Its first line in the whole text, counted from 0. */
  readonly from: number;
}

export interface ParsedPage {
  readonly blocks: readonly PageBlock[];
  /** Of a long text, or of one with too much in it. */
  readonly rest: PageRest | undefined;
  /** Of the links, to which any block may refer. */
  readonly definitions: string;
}

/** The blocks of a text, with pauses for other work while they are found. */
export const parsePage = async (text: string, turn: () => Promise<void>): Promise<ParsedPage> => {
  const environment: Env = {};
  const pieces = await parseInParts(text, turn, environment);
  const last = pieces.at(-1);
  return {
    blocks: pieces.filter((piece) => typeof piece !== "string"),
    rest: typeof last === "string" ? { text: last, from: endsIn(text) - endsIn(last) } : undefined,
    definitions: JSON.stringify(environment.references ?? {}),
  };
};

export const ofSource: ReadonlyMap<string, string> = new Map([["class", "source"]]);

/** 8,192 characters of source are laid out at once. */
const sourcePart = 8_192;

/** The source as it is shown: a long one in parts, of which a browser lays out those in sight. */
export const sourceNode = (text: string): PageElement => ({ tag: "div", attributes: ofSource, children: sourceParts(text) });

const sourceParts = (text: string): readonly PageNode[] => {
  if (text.length <= sourcePart) return [text];
  const parts: PageNode[] = [];
  for (let at = 0; at < text.length;) {
    const most = text.slice(at, at + sourcePart);
    const next = text.slice(at + sourcePart, at + sourcePart + 1);
    // With the end of a line, or else of a word, or else of a character.
    const ends = next === "" ? [] : ["\n", " "].map((last) => most.lastIndexOf(last) + 1);
    const length = ends.find((one) => one > 0) ?? most.length - (/[\uDC00-\uDFFF]/.test(next) ? 1 : 0);
    parts.push({ tag: "div", attributes: new Map(), children: [most.slice(0, length)] });
    at += length;
  }
  return parts;
};

/** How many lines end in a text. Without a list of them, of which there may be a million. */
export const endsIn = (text: string): number => {
  let ends = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 13 || (code === 10 && text.charCodeAt(at - 1) !== 13)) ends++;
  }
  return ends;
};

/** The line after the last one of a part of this size, which has at least one line. */
const endOfPart = (lines: readonly string[], from: number, size: number): number => {
  let at = from;
  for (let left = size; at < lines.length; at++) {
    left -= (lines[at]?.length ?? 0) + 1;
    if (left < 0 && at > from) break;
  }
  return at;
};
