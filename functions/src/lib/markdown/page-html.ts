import { setImmediate } from "node:timers/promises";
import { escapeHtml } from "./escape-html.ts";
import { type PageNode, parsePageBlocks } from "./page-blocks.ts";
import { createTurn } from "./turns.ts";

/** A page's Markdown as HTML, like the editor's preview. Other requests are handled between the parts of a long text. */
export const toPageHtml = async (markdown: string, base: string | undefined): Promise<string> => {
  const { blocks, pieces } = parsePageBlocks(markdown);
  const turn = createTurn(setImmediate);
  for (const work of pieces) {
    work();
    await turn();
  }
  const html: string[] = [];
  for (const { node } of blocks) {
    html.push(toHtml(node(base)));
    await turn();
  }
  return html.join("\n");
};

/** Elements without an end tag. */
const endless: ReadonlySet<string> = new Set(["br", "hr", "img"]);

const toHtml = (node: PageNode): string => {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, attributes, children } = node;
  const start = `<${tag}${[...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>`;
  return endless.has(tag) ? start : `${start}${children.map(toHtml).join("")}</${tag}>`;
};
