import { type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import type { Style } from "./styles.ts";

const blockTags: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header " +
    "hgroup html legend li main menu ol p pre search section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

export function isBlock({ tag }: HtmlElement, style: Style): boolean {
  const display = style.get("display") ?? "";
  if (blockTags.has(tag)) return !/^(?:inline|contents)$/.test(display);
  return /^(?:block|flex|grid|table|list-item|flow-root)$/.test(display);
}

export function isPageBreak(style: Style): boolean {
  return /^(?:always|page|left|right)$/.test(style.get("page-break-before") ?? "");
}

export function isPreserved(style: Style, isAround: boolean): boolean {
  const space = style.get("white-space") ?? "";
  if (/^(?:pre|break-spaces)/.test(space)) return true;
  return space === "normal" || space === "nowrap" ? false : isAround;
}

type StyleOf = (element: HtmlElement) => Style;

/** Mail programs and notes put each line into an element of its own, and an empty one between paragraphs. */
export function hasEmptyLine({ children }: HtmlElement, styleOf: StyleOf): boolean {
  return children.some((child) => typeof child !== "string" && isLine(child, styleOf) && isEmptyLine(child));
}

/** Whether an element in a text with such lines is one. */
export function isLineOfMail(element: HtmlElement, styleOf: StyleOf): boolean {
  return isLine(element, styleOf) && !element.children.some((part) => typeof part !== "string" && blockTags.has(part.tag));
}

export function isLine(element: HtmlElement, styleOf: StyleOf): boolean {
  return element.tag === "div" || (element.tag === "p" && /^(?:0(?:\.0)?px ?)+$/.test(styleOf(element).get("margin") ?? ""));
}

function isEmptyLine({ children }: HtmlElement): boolean {
  const [only] = children;
  return children.length === 1 && typeof only === "object" && only.tag === "br";
}

/** Words side by side are apart on the page, though no space is written between them. */
export function withGaps(nodes: readonly HtmlNode[], around: Style, styleOf: StyleOf): readonly HtmlNode[] {
  const isRow = /^(?:inline-)?(?:flex|grid)$/.test(around.get("display") ?? "");
  const isBox = (node: HtmlNode | undefined): boolean =>
    typeof node === "object" && /^inline-(?:block|flex|grid|table)$/.test(styleOf(node).get("display") ?? "");
  const isOwnLine = (node: HtmlNode): boolean => typeof node === "object" && isBlock(node, styleOf(node));
  // Animated headings have a box for each letter.
  const isApart = (node: HtmlNode, before: HtmlNode | undefined): boolean =>
    before !== undefined &&
    !isOwnLine(node) &&
    !isOwnLine(before) &&
    (isRow || (isBox(before) && isBox(node))) &&
    !/^[)\].,;:!?…]/.test(wordsOf(node)) &&
    (wordsOf(node).length > 1 || wordsOf(before).length > 1);
  return nodes.flatMap((node, at) => (isApart(node, nodes[at - 1]) ? [" ", node] : [node]));
}

function wordsOf(node: HtmlNode): string {
  return (typeof node === "string" ? node : textOf(node)).trim();
}
