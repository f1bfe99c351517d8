import type { HtmlElement } from "./html-tree.ts";
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

/**
 * Mail programs and notes put each line into an element of its own, and an empty one between paragraphs. Tells which children are such lines;
 * undefined where there is no empty one.
 */
export function isLineOfMail(
  { children }: HtmlElement,
  styleOf: (element: HtmlElement) => Style,
): ((child: HtmlElement) => boolean) | undefined {
  const isLine = (child: HtmlElement): boolean =>
    child.tag === "div" || (child.tag === "p" && /^0(?:\.0)?px\b(?: 0(?:\.0)?px)*$/.test(styleOf(child).get("margin") ?? ""));
  if (!children.some((child) => typeof child !== "string" && isLine(child) && isEmptyLine(child))) return undefined;
  return (child) => isLine(child) && !child.children.some((part) => typeof part !== "string" && blockTags.has(part.tag));
}

function isEmptyLine({ children }: HtmlElement): boolean {
  const [only, ...others] = children;
  return only !== undefined && typeof only !== "string" && only.tag === "br" && others.length === 0;
}
