import { setImmediate } from "node:timers/promises";
import { escapeHtml } from "./escape-html.ts";
import { type PageNode, parsePageBlocks } from "./page-blocks.ts";

/** 256 KiB: the rest of a longer text is shown as source, because finding the blocks of a text is a single part. */
const longestText = 262_144;

/** A page's Markdown as HTML, like the editor's preview. Other requests are handled between the parts of a long text. */
export const toPageHtml = async (markdown: string, base: string | undefined): Promise<string> => {
  // A whole number of lines.
  const end = markdown.length > longestText ? markdown.lastIndexOf("\n", longestText - 1) + 1 : markdown.length;
  const { blocks, pieces } = parsePageBlocks(markdown.slice(0, end));
  const turn = createTurn();
  for (const work of pieces) {
    work();
    await turn();
  }
  const html: string[] = [];
  for (const { node } of blocks) {
    html.push(toHtml(node(base)));
    await turn();
  }
  if (end < markdown.length) html.push(toHtml({ tag: "pre", attributes: new Map(), children: [markdown.slice(end)] }));
  return html.join("\n");
};

/** 20 ms: how long others wait for one part. */
const partMs = 20;

const createTurn = () => {
  let sinceMs = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - sinceMs < partMs) return;
    await setImmediate();
    sinceMs = performance.now();
  };
};

/** Elements without an end tag. */
const endless: ReadonlySet<string> = new Set(["br", "hr", "img"]);

const toHtml = (node: PageNode): string => {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, attributes, children } = node;
  const start = `<${tag}${[...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>`;
  return endless.has(tag) ? start : `${start}${children.map(toHtml).join("")}</${tag}>`;
};
