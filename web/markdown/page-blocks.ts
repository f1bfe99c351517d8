import type { Env, Token } from "markdown-it";
import { undecidedLines } from "./numbered-lists.ts";
import { createParser, usedCells } from "./parser.ts";
import { resolveAddress } from "./resolve-address.ts";

/**
 * A page's Markdown as elements, which the editor turns into nodes and the preview link into HTML. Text is never parsed as HTML, and the
 * result contains only the elements and attributes in this file.
 */

export type PageNode = string | PageElement;

export interface PageElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly PageNode[];
}

export interface PageBlock {
  /** The first line of the block, counted from 0, and the line after its last. */
  readonly from: number;
  readonly to: number;
  /** `base` is the site's public URL, for relative addresses. */
  readonly node: (base: string | undefined) => PageNode;
  /** The work of `node` in pieces, between which a server can handle other requests and a page can handle keystrokes. */
  readonly pieces: readonly (() => void)[];
}

export interface PagePart {
  readonly blocks: readonly PageBlock[];
  /** The line after the last block. */
  readonly end: number;
  /** The work of finding the blocks: proportional to the time, but the same on every machine. */
  readonly work: number;
}

/** 262,144 characters: the rest of a longer text is shown as source. */
export const longestText = 262_144;

/** 16,384 characters: a longer paragraph is shown as source. Unclosed pictures of that length take 20 ms, which block other work. */
export const longestParagraph = 16_384;

/** 1 Mi characters plus 4 times the text for addresses and titles of links: a definition of a few kB may be referred to very often. */
const attributeCharacters = (length: number): number => 1_048_576 + 4 * length;

/** 64 nested elements. Of deeper ones only the text is shown, because marks could nest thousands of times. */
const deepest = 64;

/** markdown-it shows raw HTML as text, and so are links that nobody should follow. Bare addresses become links, as in GFM. */
const createHalf = (rules: readonly string[]) => {
  const parser = createParser({ html: false, linkify: true });
  parser.core.ruler.enableOnly([...rules]);
  return parser;
};

/** The two halves of markdown-it: inline content is parsed only when its block is shown. */
const blockParser = createHalf(["normalize", "block"]);
const inlineParser = createHalf(["inline", "linkify", "text_join"]);
inlineParser.linkify.set({ fuzzyLink: false });

/** A line break within the cell of a table, where GFM has no other. */
inlineParser.inline.ruler.before("autolink", "line_break", (state, isSilent) => {
  const [tag] = /^<br ?\/?>/i.exec(state.src.slice(state.pos, state.pos + 6)) ?? [];
  if (tag === undefined) return false;
  if (!isSilent) state.push("hardbreak", "br", 0);
  state.pos += tag.length;
  return true;
});

/** Shows footnotes as text; they would be parsed as link definitions. */
blockParser.block.ruler.before("reference", "footnote", (state, line, _last, isSilent) => {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  if (isSilent || !/^\[\^[^\]]+\]:/.test(text)) return false;
  state.line = line + 1;
  state.push("paragraph_open", "p", 1).map = [line, state.line];
  Object.assign(state.push("inline", "", 0), { content: text, children: [] });
  state.push("paragraph_close", "p", -1);
  return true;
});

/**
 * Parses the parts of a text of this length, which share link definitions and limits. The last block of a part may continue in the next
 * part, so it is omitted unless the text ends there.
 */
export const createPageParser = (length: number, environment: Env = {}): ((part: string, isLast: boolean) => PagePart) => {
  let left = attributeCharacters(length);
  const toPiece = (token: Token) =>
    onlyOnce(() => {
      parseInline(token, environment);
      left -= countAttributes(token);
      if (left < 0) showSource(token);
    });
  const toBlock = (group: readonly Token[]): PageBlock => {
    const [from, to] = group[0]?.map ?? [0, 0];
    const pieces = group.filter(({ type }) => type === "inline").map(toPiece);
    const node = (base: string | undefined): PageNode => {
      for (const work of pieces) work();
      return toNodes(group, base)[0] ?? "";
    };
    return { from, to, node, pieces };
  };
  return (part, isLast) => {
    const cells = usedCells.get(environment) ?? 0;
    undecidedLines.delete(environment);
    const tokens = blockParser.parse(part, environment);
    const all = groupByBlock(tokens);
    const groups = isLast ? all : all.slice(0, findOpen(all, undecidedLines.get(environment)));
    const open = all[groups.length];
    if (open !== undefined) usedCells.set(environment, cells + groups.flat().filter(({ tag }) => tag === "td" || tag === "th").length / 2);
    return { blocks: groups.map(toBlock), end: open?.[0]?.map?.[0] ?? Infinity, work: measureWork(tokens) };
  };
};

/** The first block that the next part may change. */
const findOpen = (groups: readonly (readonly Token[])[], undecided = Infinity): number => {
  const found = groups.findIndex((group) => (group[0]?.map?.[1] ?? 0) > undecided);
  return found < 0 ? groups.length - 1 : found;
};

/** Each element reads its lines once. */
const measureWork = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { map, nesting }) => sum + 1 + (nesting === 1 && map ? map[1] - map[0] : 0), 0);

const onlyOnce = (work: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

/** Parses the children of a token, like the rest of markdown-it's chain. */
const parseInline = (token: Token, environment: Env): void => {
  if (token.content.length > longestParagraph) {
    showSource(token);
    return;
  }
  const state = new inlineParser.core.State("", inlineParser, environment);
  state.tokens = [token];
  inlineParser.core.process(state);
};

const showSource = (token: Token): void => {
  const state = new inlineParser.core.State("", inlineParser, {});
  token.children = [Object.assign(new state.Token("text", "", 0), { content: token.content })];
};

const countAttributes = ({ children }: Token): number =>
  (children ?? []).reduce((sum, { attrs }) => (attrs ?? []).reduce((most, [, value]) => most + String(value).length, sum), 0);

const groupByBlock = (tokens: readonly Token[]): (readonly Token[])[] => {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && token.nesting !== -1) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
};

interface Open extends PageElement {
  readonly attributes: Map<string, string>;
  readonly children: PageNode[];
}

const toNodes = (tokens: readonly Token[], base: string | undefined): readonly PageNode[] => {
  const root = element("");
  const open = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === -1) open.pop();
    else if (token.type === "inline") {
      for (const node of toNodes(token.children ?? [], base)) parent.children.push(node);
      const item = [parent, open.at(-2)].find((around) => around?.tag === "li");
      if (item !== undefined) markTask(item, parent);
    }
    // The paragraph of a tight list item has no element.
    else if (token.hidden || (token.nesting === 1 && open.length > deepest)) open.push(parent);
    else {
      const node = toNode(token, base);
      if (node !== "") parent.children.push(node);
      if (token.nesting === 1 && typeof node !== "string") open.push(node);
    }
  }
  return root.children;
};

const toNode = (token: Token, base: string | undefined): string | Open => {
  // A line that was typed is a line: few people know that Markdown would join it to the one before.
  if (token.type === "softbreak") return element("br");
  if (token.tag === "" || token.type === "text") return token.content;
  if (token.type === "fence" || token.type === "code_block") return element("pre", [element("code", [token.content])]);
  if (token.type === "image") return element("img", [], [...attributesOf(token, base), ["alt", token.content]]);
  return element(token.tag, token.content === "" ? [] : [token.content], attributesOf(token, base));
};

const kept = new Set(["title", "start"]);

const attributesOf = ({ tag, attrs }: Token, base: string | undefined): readonly (readonly [string, string])[] =>
  (attrs ?? []).flatMap(([name, given]) => {
    const value = String(given);
    if (kept.has(name)) return [[name, value] as const];
    // Table cells. Not as a style attribute, which the pages' policies block.
    if (name === "style") return [["align", /text-align:(\w+)/.exec(value)?.[1] ?? "start"] as const];
    const address = resolveAddress(value, base);
    if (name === "src" && address !== undefined) return [[name, address] as const];
    if (name !== "href" || tag !== "a") return [];
    // In a new tab, so that this page stays open for readers who follow a link.
    return address === undefined
      ? [["title", value] as const]
      : [[name, address] as const, ["target", "_blank"] as const, ["rel", "noopener noreferrer"] as const];
  });

const tasks: Readonly<Record<string, string>> = { "[ ]": "☐", "[x]": "☑", "[X]": "☑" };

/** The box is in the place of a bullet. */
const markTask = (item: Open, { children }: Open): void => {
  const [text] = children;
  const box = typeof text === "string" ? tasks[text.slice(0, 3)] : undefined;
  if (typeof text !== "string" || box === undefined) return;
  children[0] = box + text.slice(3);
  item.attributes.set("class", "task");
};

const element = (tag: string, children: PageNode[] = [], attributes: readonly (readonly [string, string])[] = []): Open => ({
  tag,
  attributes: new Map(attributes),
  children,
});
