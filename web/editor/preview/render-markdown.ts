import { type PageNode, parsePageBlocks } from "../../../functions/src/lib/markdown/page-blocks.ts";

/** A block of the text as it is shown. */
export interface RenderedBlock {
  /** What it was made of: the same source is the same block. */
  readonly source: string;
  readonly node: Node;
  /** Where it begins in the text, from zero. */
  readonly line: number;
}

/**
 * Markdown as blocks of nodes. Nothing is ever parsed as HTML: every word of the text becomes a text node. Blocks whose source was there before are the
 * nodes that they were: a key in a long text makes one paragraph anew.
 */
export const renderBlocks = (text: string, base: string | undefined, before: readonly RenderedBlock[] = []): readonly RenderedBlock[] => {
  // A definition may stand anywhere: where one changes, links elsewhere may.
  const { blocks, definitions } = parsePageBlocks(text);
  const lines = text.split(/\r\n?|\n/);
  const known = Map.groupBy(before, ({ source }) => source);
  return blocks.map(({ from, to, node }): RenderedBlock => {
    const source = `${base ?? ""}\n${definitions}\n${lines.slice(from, to).join("\n")}`;
    const reused = known.get(source)?.shift();
    return reused === undefined ? { source, node: toDom(node(base)), line: from } : { ...reused, line: from };
  });
};

/** All of a text, for pages that show it once. */
export const renderMarkdown = (text: string, base?: string): DocumentFragment => {
  const root = document.createDocumentFragment();
  for (const { node } of renderBlocks(text, base)) root.append(node);
  return root;
};

const toDom = (node: PageNode): Node => {
  if (typeof node === "string") return document.createTextNode(node);
  const made = document.createElement(node.tag);
  for (const [name, value] of node.attributes) made.setAttribute(name, value);
  for (const child of node.children) made.append(toDom(child));
  return made;
};
