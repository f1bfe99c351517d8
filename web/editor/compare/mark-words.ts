import { hunksOf } from "../../client/src/autosave/line-hunks.ts";
import type { PageElement, PageNode } from "../../markdown/page-blocks.ts";

/** The smallest that can differ: a word, a space, a picture, the end of a paragraph, the address of a link. */
export interface PageWord {
  readonly text: string;
  readonly isWord: boolean;
  /** Equal words with equal marks, such as bold, have the same one. */
  readonly key: string;
  readonly shown: PageNode;
}

const inline = new Set(["a", "code", "em", "s", "strong"]);

const empty = new Set(["br", "hr", "img"]);

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const element = (tag: string, children: readonly PageNode[]): PageElement => ({ tag, attributes: new Map(), children });

const segmentsOf = (text: string) => [...segmenter.segment(text)];

/** From the first to the last. `marks` are the inline elements around the node. */
export const wordsIn = (node: PageNode, marks: readonly string[] = []): readonly PageWord[] => {
  if (typeof node === "string")
    return segmentsOf(node).map(({ segment: text, isWordLike: isWord = false }) => ({
      text,
      isWord,
      key: [text, ...marks].join(" "),
      shown: marks.reduceRight<PageNode>((inner, tag) => element(tag, [inner]), text),
    }));
  const key = [node.tag, ...[...node.attributes].flat()].join(" ");
  if (empty.has(node.tag)) return [{ text: "", isWord: false, key, shown: node }];
  const isInline = inline.has(node.tag);
  const words = node.children.flatMap((child) => wordsIn(child, isInline ? [...marks, node.tag] : marks));
  const end = endOf(node);
  return end === undefined ? words : [...words, { text: "", isWord: false, key: isInline ? key : "end", shown: end }];
};

/** What one only sees where it differs: where a link leads, and that a paragraph, an item or a cell ends. */
const endOf = ({ tag, attributes }: PageElement): PageNode | undefined => {
  if (tag === "a") return ` (${attributes.get("href") ?? attributes.get("title") ?? ""})`;
  return inline.has(tag) ? undefined : element("br", []);
};

/** `node` with what it does not share with the words before in `del` and `ins`. Undefined: no word differs. */
export const markWords = (before: readonly PageWord[], node: PageNode): PageNode | undefined => {
  const after = wordsIn(node);
  const hunks = hunksOf(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  if (hunks.length === 0) return undefined;
  const removed = new Map<number, readonly PageWord[]>();
  const added = new Set<number>();
  let moved = 0;
  for (const { from, to, lines } of hunks) {
    if (from < to) removed.set(from + moved, before.slice(from, to));
    for (let index = 0; index < lines.length; index++) added.add(from + moved + index);
    moved += lines.length - (to - from);
  }
  let at = 0;
  const isNext = (): boolean => added.has(at++);
  const gone = (): readonly PageNode[] => {
    const words = removed.get(at)?.map(({ shown }) => shown) ?? [];
    removed.delete(at);
    const shown = isLineEnd(words.at(-1)) ? words.slice(0, -1) : words;
    return shown.length === 0 ? [] : [element("del", shown)];
  };
  const mark = (part: PageNode): readonly PageNode[] => {
    if (typeof part === "string")
      return joined(segmentsOf(part).flatMap(({ segment }) => [...gone(), isNext() ? element("ins", [segment]) : segment]));
    if (empty.has(part.tag)) return [...gone(), isNext() ? element("ins", [part]) : part];
    // What went had other marks than what came.
    const first = inline.has(part.tag) ? gone() : [];
    const children = part.children.flatMap(mark);
    const end = endOf(part);
    if (end === undefined) return [...first, { ...part, children }];
    const last = gone();
    const isNew = isNext() && typeof end === "string";
    return [...first, { ...part, children: [...children, ...last, ...(isNew ? [element("ins", [end])] : [])] }];
  };
  return mark(node)[0];
};

const isLineEnd = (node: PageNode | undefined): boolean => typeof node === "object" && node.tag === "br";

/** Neighbours of one kind are one: a sentence that was added is underlined as one. */
const joined = (nodes: readonly PageNode[]): readonly PageNode[] => {
  const row: PageNode[] = [];
  for (const node of nodes) {
    const last = row.at(-1);
    if (typeof last === "string" && typeof node === "string") row[row.length - 1] = last + node;
    else if (typeof last === "object" && typeof node === "object" && last.tag === node.tag)
      row[row.length - 1] = element(node.tag, joined([...last.children, ...node.children]));
    else row.push(node);
  }
  return row;
};
