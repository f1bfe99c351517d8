import { hunksOf } from "../../client/src/autosave/line-hunks.ts";
import { equalEnd, equalStart } from "../../client/src/autosave/text-changes.ts";
import type { PageBlock, PageElement, PageNode } from "../../markdown/page-blocks.ts";
import { endsIn, ofSource, type PageRest, type ParsedPage, parsePage, sourceNode } from "../../markdown/page-parts.ts";
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

class ReadBlock {
  readonly block: PageBlock;
  readonly node: PageNode;
  /** Equal for all that readers see as equal, whatever the Markdown is. */
  readonly key: string;
  #words: readonly PageWord[] | undefined;
  #vocabulary: ReadonlySet<string> | undefined;

  constructor(block: PageBlock) {
    this.block = block;
    this.node = block.node(undefined);
    this.key = keyOf(this.node);
  }

  get words(): readonly PageWord[] {
    return (this.#words ??= wordsIn(this.node));
  }

  /** Its words, each once. */
  get vocabulary(): ReadonlySet<string> {
    return (this.#vocabulary ??= new Set(this.words.filter(({ isWord }) => isWord).map(({ text }) => text)));
  }
}

/** Below this share of common words, it is another paragraph. */
const alike = 0.4;

/** How many removed blocks one looks through for the one that became this: the work stays proportional to the text. */
const farthest = 12;

/** 65,536 characters with their marks: comparing the words of more would block other work. It is shown as another one. */
const longestMarked = 65_536;

/**
 * Compares what readers see of two Markdown texts. `pause` lets other work be done meanwhile: https://bramcohen.livejournal.com/73318.html finds
 * the places, then the words.
 */
export const comparePages = async (original: string, changed: string, pause: () => Promise<void>): Promise<readonly Place[]> => {
  const turn = createPauses(pause);
  const [one, other] = [await parsePage(original, turn), await parsePage(changed, turn)];
  const alone = whatDiffers(one.rest?.text ?? "", other.rest?.text ?? "");
  const [before, after] = [await readBlocks(one, alone, turn), await readBlocks(other, alone, turn)];
  const places: Place[] = [];
  let [at, next] = [0, 0];
  const hunks = hunksOf(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  for (const { from, to, lines } of [...hunks, { from: before.length, to: before.length, lines: [] }]) {
    for (; at < from; at++, next++) {
      places.push(samePlace(before[at], after[next]));
      await turn();
    }
    for (const [one, other] of await pairsOf(before.slice(from, to), after.slice(next, next + lines.length), turn)) {
      places.push({ before: one?.block, after: other?.block, isChanged: true, nodes: differing(one, other) });
      await turn();
    }
    at = to;
    next += lines.length;
  }
  return places;
};

const readBlocks = async ({ blocks, rest }: ParsedPage, alone: Differing, turn: () => Promise<void>): Promise<readonly ReadBlock[]> => {
  const read: ReadBlock[] = [];
  const add = async (block: PageBlock): Promise<void> => {
    for (const work of block.pieces) {
      work();
      await turn();
    }
    read.push(new ReadBlock(block));
    await turn();
  };
  for (const block of blocks) await add(block);
  if (rest !== undefined) for (const block of paragraphsOf(rest, alone)) await add(block);
  return read;
};

/** How many characters two texts begin and end with that are the same, in whole paragraphs. */
interface Differing {
  readonly head: number;
  readonly tail: number;
}

const whatDiffers = (one: string, other: string): Differing => {
  const start = equalStart(one, other);
  const end = one.indexOf(blankLine, one.length - equalEnd(one, other, start));
  const blank = start < blankLine.length ? -1 : one.lastIndexOf(blankLine, start - blankLine.length);
  const head = one[blank - 1] === "\r" ? blank - 1 : blank;
  return { head: Math.max(0, head), tail: end < 0 ? 0 : one.length - end - blankLine.length };
};

const blankLine = "\n\n";

/** What is shown as source, by its paragraphs. What both texts begin and end with is one: there may be hundreds of thousands of them. */
function* paragraphsOf({ text, from }: PageRest, { head, tail }: Differing): Generator<PageBlock> {
  const blanks = /(?:\r\n?|\n){2,}|$/g;
  for (let [at, line] = [0, from]; at < text.length;) {
    blanks.lastIndex = at === 0 ? head : at < text.length - tail ? at : text.length;
    const { 0: blank = "", index = text.length } = blanks.exec(text) ?? {};
    const part = text.slice(at, index);
    const to = line + endsIn(part) + 1;
    // Whole, where its words will be marked: parts would end in other places after one more letter.
    const node = (): PageElement =>
      part.length <= longestMarked ? { tag: "div", attributes: ofSource, children: [part] } : sourceNode(part);
    if (part !== "") yield { from: line, to, node, pieces: [] };
    at = index + blank.length;
    line = to - 1 + endsIn(blank);
  }
}

const keyOf = (node: PageNode): string => {
  if (typeof node === "string") return JSON.stringify(node);
  const attributes = node.attributes.size === 0 ? "" : JSON.stringify([...node.attributes]);
  return `<${node.tag}${attributes}>${node.children.map(keyOf).join("")}</>`;
};

const samePlace = (before: ReadBlock | undefined, after: ReadBlock | undefined): Place => ({
  before: before?.block,
  after: after?.block,
  isChanged: false,
  nodes: after === undefined ? [] : [after.node],
});

type Pair = readonly [ReadBlock | undefined, ReadBlock | undefined];

/** Blocks that became others, in their order; what is between two of those pairs is paired by its position. */
const pairsOf = async (before: readonly ReadBlock[], after: readonly ReadBlock[], turn: () => Promise<void>): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  let [at, next] = [0, 0];
  const pairUpTo = (to: number, end: number): void => {
    for (let step = 0; at + step < to || next + step < end; step++)
      pairs.push([at + step < to ? before[at + step] : undefined, next + step < end ? after[next + step] : undefined]);
    [at, next] = [to, end];
  };
  for (const [index, block] of after.entries()) {
    let found = at;
    const end = Math.min(before.length, at + farthest);
    for (let other = before[found]; found < end && other !== undefined && !areAlike(other, block); other = before[found]) {
      found++;
      await turn();
    }
    if (found === end) continue;
    pairUpTo(found, index);
    pairUpTo(at + 1, index + 1);
  }
  pairUpTo(before.length, after.length);
  return pairs;
};

const areAlike = (one: ReadBlock, other: ReadBlock): boolean => {
  if (tagOf(one.node) !== tagOf(other.node)) return false;
  if (Math.max(one.key.length, other.key.length) > longestMarked) return false;
  const [mine, theirs] = [one.vocabulary, other.vocabulary];
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
