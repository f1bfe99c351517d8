import { inOwnDirection } from "../../markdown/own-direction.ts";
import { longestText, type PageNode } from "../../markdown/page-blocks.ts";
import { parsePage, sourceNode } from "../../markdown/page-parts.ts";
import { createPauses, nextTask } from "../../markdown/create-pauses.ts";
import type { Direction } from "../../shared/direction.ts";

/** A rendered block of the text. */
export interface RenderedBlock {
  /** Its Markdown: in the same context, the same source is the same block. */
  readonly source: string;
  /** What blocks of one text have in common. Thousands of them may share many link definitions, so it is not a part of each source. */
  readonly context: string;
  readonly node: Node;
  /** Its first line in the text, counted from zero. */
  readonly line: number;
}

/**
 * Markdown as blocks of nodes. Nothing is ever parsed as HTML: every word of the text becomes a text node. Blocks with an unchanged source keep
 * their nodes: a keystroke in a long text renders one paragraph. The author may type meanwhile: then the text may not be wanted any more, and
 * there are none.
 */
export const renderBlocks = async (
  text: string,
  { base, direction }: { readonly base: string | undefined; readonly direction: Direction },
  before: readonly RenderedBlock[],
  isWanted: () => boolean,
): Promise<readonly RenderedBlock[] | undefined> => {
  const turn = createPauses(nextTask);
  // A link definition may be anywhere: changing one may change links elsewhere.
  const { blocks, rest, definitions } = await parsePage(text, turn);
  if (!isWanted()) return undefined;
  const lines = text.slice(0, longestText).split(/\r\n?|\n/);
  const context = `${base ?? ""}\n${direction}\n${definitions}`;
  const groups = Map.groupBy(before[0]?.context === context ? before : [], ({ source }) => source);
  const known = new Map([...groups].map(([source, group]) => [source, group.values()]));
  const rendered: RenderedBlock[] = [];
  for (const { from, to, node, pieces } of blocks) {
    const source = lines.slice(from, to).join("\n");
    const reused = known.get(source)?.next().value;
    for (const work of reused === undefined ? pieces : []) {
      work();
      await turn();
      if (!isWanted()) return undefined;
    }
    rendered.push(
      reused === undefined
        ? { source, context, node: toDom(inOwnDirection(node(base), direction)), line: from }
        : { ...reused, line: from },
    );
    await turn();
    if (!isWanted()) return undefined;
  }
  if (rest === undefined) return rendered;
  const same = known.get(rest.text)?.next().value;
  return [...rendered, { source: rest.text, context, node: same?.node ?? toDom(sourceNode(rest.text)), line: rest.from }];
};

export const toDom = (node: PageNode): Node => {
  if (typeof node === "string") return document.createTextNode(node);
  const made = document.createElement(node.tag);
  for (const [name, value] of node.attributes) made.setAttribute(name, value);
  for (const child of node.children) made.append(toDom(child));
  return made;
};
