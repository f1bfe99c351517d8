import { hunksOf } from "../../client/src/autosave/line-hunks.ts";
import { type PageBlock, type PageElement, type PageNode, parsePageBlocks } from "../../markdown/page-blocks.ts";
import { createPauses } from "../../markdown/create-pauses.ts";
import { type PageWord, markWords, wordsIn } from "./mark-words.ts";

/** A paragraph, heading, list or other block, where two texts have the same, or something else. */
export interface Place {
  /** With its lines in each text. */
  readonly before: PageBlock | undefined;
  readonly after: PageBlock | undefined;
  readonly isChanged: boolean;
  /** As readers see it: in `del` what only the first text has, in `ins` what only the second has. */
  readonly nodes: readonly PageNode[];
}

interface ReadBlock {
  readonly block: PageBlock;
  readonly node: PageNode;
  readonly words: readonly PageWord[];
  /** Equal for all that readers see as equal, whatever the Markdown is. */
  readonly key: string;
}

/** Below this share of common words, it is another paragraph. */
const alike = 0.4;

/** How many removed blocks one looks through for the one that became this: the work stays proportional to the text. */
const farthest = 12;

/**
 * Compares what readers see of two Markdown texts. `pause` lets other work be done meanwhile: https://bramcohen.livejournal.com/73318.html finds
 * the places, then the words.
 */
export const comparePages = async (original: string, changed: string, pause: () => Promise<void>): Promise<readonly Place[]> => {
  const turn = createPauses(pause);
  const [before, after] = [await readBlocks(original, turn), await readBlocks(changed, turn)];
  const places: Place[] = [];
  let [at, next] = [0, 0];
  const hunks = hunksOf(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  for (const { from, to, lines } of [...hunks, { from: before.length, to: before.length, lines: [] }]) {
    for (; at < from; at++, next++) places.push(samePlace(before[at], after[next]));
    for (const [one, other] of pairsOf(before.slice(from, to), after.slice(next, next + lines.length))) {
      places.push({ before: one?.block, after: other?.block, isChanged: true, nodes: differing(one, other) });
      await turn();
    }
    at = to;
    next += lines.length;
  }
  return places;
};

const readBlocks = async (text: string, turn: () => Promise<void>): Promise<readonly ReadBlock[]> => {
  const blocks: ReadBlock[] = [];
  for (const block of parsePageBlocks(text).blocks) {
    for (const work of block.pieces) {
      work();
      await turn();
    }
    const node = block.node(undefined);
    blocks.push({ block, node, words: wordsIn(node), key: keyOf(node) });
    await turn();
  }
  return blocks;
};

const keyOf = (node: PageNode): string =>
  JSON.stringify(node, (_name, value: unknown) => (value instanceof Map ? [...value.entries()] : value));

const samePlace = (before: ReadBlock | undefined, after: ReadBlock | undefined): Place => ({
  before: before?.block,
  after: after?.block,
  isChanged: false,
  nodes: after === undefined ? [] : [after.node],
});

type Pair = readonly [ReadBlock | undefined, ReadBlock | undefined];

/** Blocks that became others, in their order; what is between two of those pairs is paired by its position. */
const pairsOf = (before: readonly ReadBlock[], after: readonly ReadBlock[]): readonly Pair[] => {
  const pairs: Pair[] = [];
  let [at, next] = [0, 0];
  const pairUpTo = (to: number, end: number): void => {
    for (let step = 0; at + step < to || next + step < end; step++)
      pairs.push([at + step < to ? before[at + step] : undefined, next + step < end ? after[next + step] : undefined]);
    [at, next] = [to, end];
  };
  for (const [index, block] of after.entries()) {
    const found = before.slice(at, at + farthest).findIndex((other) => areAlike(other, block));
    if (found < 0) continue;
    pairUpTo(at + found, index);
    pairUpTo(at + 1, index + 1);
  }
  pairUpTo(before.length, after.length);
  return pairs;
};

const areAlike = (one: ReadBlock, other: ReadBlock): boolean => {
  if (tagOf(one.node) !== tagOf(other.node)) return false;
  const [mine, theirs] = [one, other].map(({ words }) => new Set(words.filter(({ isWord }) => isWord).map(({ text }) => text)));
  if (mine === undefined || theirs === undefined) return false;
  return 2 * [...mine].filter((word) => theirs.has(word)).length >= alike * Math.max(1, mine.size + theirs.size);
};

const tagOf = (node: PageNode): string => (typeof node === "string" ? "" : node.tag);

const differing = (one: ReadBlock | undefined, other: ReadBlock | undefined): readonly PageNode[] => {
  const marked = one !== undefined && other !== undefined && areAlike(one, other) ? markWords(one.words, other.node) : undefined;
  if (marked !== undefined) return [marked];
  return [...whole("del", one), ...whole("ins", other)];
};

const whole = (tag: string, read: ReadBlock | undefined): readonly PageElement[] =>
  read === undefined ? [] : [{ tag, attributes: new Map(), children: [read.node] }];
