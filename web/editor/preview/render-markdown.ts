import { type PageNode, parsePageBlocks } from "../../../functions/src/lib/markdown/page-blocks.ts";

/** A rendered block of the text. */
export interface RenderedBlock {
  /** Its Markdown: the same source is the same block. */
  readonly source: string;
  readonly node: Node;
  /** Its first line in the text, counted from zero. */
  readonly line: number;
}

/**
 * Markdown as blocks of nodes. Nothing is ever parsed as HTML: every word of the text becomes a text node. Blocks with an unchanged source keep
 * their nodes: a keystroke in a long text renders one paragraph.
 */
export const renderBlocks = (text: string, base: string | undefined, before: readonly RenderedBlock[] = []): readonly RenderedBlock[] => {
  // A link definition may be anywhere: changing one may change links elsewhere.
  const { blocks, definitions } = parsePageBlocks(text);
  const lines = text.split(/\r\n?|\n/);
  const known = Map.groupBy(before, ({ source }) => source);
  return blocks.map(({ from, to, node }): RenderedBlock => {
    const source = `${base ?? ""}\n${definitions}\n${lines.slice(from, to).join("\n")}`;
    const reused = known.get(source)?.shift();
    return reused === undefined ? { source, node: toDom(node(base)), line: from } : { ...reused, line: from };
  });
};

/** The whole text, for pages that show it once. */
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
