import MarkdownIt, { type Env, type Token } from "markdown-it";
import { resolveAddress } from "./resolve-address.ts";

/** Raw HTML is shown as the text that it is, and an address that could run a script is no link: markdown-it sees to it. Bare addresses are links, as in GFM. */
const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false });

/** A footnote would be taken for the address of a link: it is shown as it is written. */
markdown.block.ruler.before("reference", "footnote", (state, line, _last, isSilent) => {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  if (isSilent || !/^\[\^[^\]]+\]:/.test(text)) return false;
  state.line = line + 1;
  state.push("paragraph_open", "p", 1);
  Object.assign(state.push("inline", "", 0), { content: text, children: [] });
  state.push("paragraph_close", "p", -1);
  return true;
});

const attributes = new Set(["alt", "title", "start"]);

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
  const environment: Env = {};
  const tokens = markdown.parse(text, environment);
  const lines = text.split(/\r\n?|\n/);
  // A definition may stand anywhere: where one changes, links elsewhere may.
  const definitions = JSON.stringify(environment.references ?? {});
  const known = Map.groupBy(before, ({ source }) => source);
  return blocksOf(tokens).map((block): RenderedBlock => {
    const [line, end] = block[0]?.map ?? [0, 0];
    const source = `${base ?? ""}\n${definitions}\n${lines.slice(line, end).join("\n")}`;
    const reused = known.get(source)?.shift();
    if (reused !== undefined) return { ...reused, line };
    const root = document.createDocumentFragment();
    append(root, block, base);
    return { source, node: root.firstChild ?? document.createComment(""), line };
  });
};

/** All of a text, for pages that show it once. */
export const renderMarkdown = (text: string, base?: string): DocumentFragment => {
  const root = document.createDocumentFragment();
  root.append(...renderBlocks(text, base).map(({ node }) => node));
  return root;
};

/** The tokens of each block that is in no other. */
const blocksOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && token.nesting !== -1) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
};

const append = (root: Node, tokens: readonly Token[], base: string | undefined): void => {
  const open: Node[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === -1) open.pop();
    else if (token.type === "inline") {
      append(parent, token.children ?? [], base);
      markTask(parent);
    }
    // The paragraph of a tight list item has no element of its own.
    else if (token.hidden) open.push(parent);
    else {
      const node = nodeOf(token, base);
      parent.appendChild(node);
      if (token.nesting === 1) open.push(node);
    }
  }
};

const nodeOf = (token: Token, base: string | undefined): Node => {
  if (token.type === "softbreak") return document.createTextNode("\n");
  if (token.tag === "" || token.type === "text") return document.createTextNode(token.content);
  if (token.type === "fence" || token.type === "code_block") return element("pre", element("code", document.createTextNode(token.content)));
  const made = element(token.tag, document.createTextNode(token.type === "image" ? "" : token.content));
  for (const [name, value] of token.attrs ?? []) setAttribute(made, name, String(value), base);
  if (token.type === "image") made.setAttribute("alt", token.content);
  return made;
};

const setAttribute = (made: HTMLElement, name: string, value: string, base: string | undefined): void => {
  if (attributes.has(name)) made.setAttribute(name, value);
  // Cells of a table. A page's policy refuses a style in an attribute, not one that a script sets.
  if (name === "style") made.style.textAlign = /text-align:(\w+)/.exec(value)?.[1] ?? "";
  const address = resolveAddress(value, base);
  if (name === "src" && address !== undefined) made.setAttribute("src", address);
  if (name !== "href" || !(made instanceof HTMLAnchorElement)) return;
  if (address !== undefined) {
    made.href = address;
    // Whoever follows a link is still in the draft when they come back.
    made.target = "_blank";
    made.rel = "noopener noreferrer";
  } else made.title = value;
};

const tasks: Readonly<Record<string, string>> = { "[ ]": "☐", "[x]": "☑", "[X]": "☑" };

/** A task shows whether it is done. */
const markTask = (parent: Node): void => {
  const isItem = parent instanceof HTMLLIElement || parent.parentNode instanceof HTMLLIElement;
  const text = [...parent.childNodes].find((node) => node.textContent !== "");
  if (!isItem || !(text instanceof Text)) return;
  const box = tasks[text.data.slice(0, 3)];
  if (box !== undefined) text.replaceData(0, 3, box);
};

const element = (tag: string, child: Node): HTMLElement => {
  const made = document.createElement(tag);
  made.append(child);
  return made;
};
