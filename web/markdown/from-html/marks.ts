import { linkTarget } from "./addresses.ts";
import type { HtmlElement } from "./html-tree.ts";
import type { Marks } from "./inline.ts";
import type { Style } from "./styles.ts";

const boldTags: ReadonlySet<string> = new Set(["b", "strong", "th"]);
const italicTags: ReadonlySet<string> = new Set(["i", "em", "cite", "dfn", "var"]);
const struckTags: ReadonlySet<string> = new Set(["s", "strike", "del"]);
const codeTags: ReadonlySet<string> = new Set(["code", "kbd", "samp", "tt"]);

/** How the text of an element looks, within text that looks like `around`. */
export function marksOf(element: HtmlElement, style: Style, around: Marks): Marks {
  const { tag, attributes } = element;
  const decoration = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const isStruck = (struckTags.has(tag) && !decoration.trim().startsWith("none")) || decoration.includes("line-through");
  const target = tag === "a" && around.link === "" ? (linkTarget(attributes["href"] ?? "") ?? "") : around.link;
  return {
    bold: weightOf(style.get("font-weight") ?? "") ?? (boldTags.has(tag) || around.bold),
    italic: slantOf(style.get("font-style") ?? "") ?? (italicTags.has(tag) || around.italic),
    strike: isStruck || around.strike,
    code: codeTags.has(tag) || attributes["data-prosemirror-mark-name"] === "code" || around.code,
    script: scriptOf(tag, style) ?? around.script,
    link: target,
  };
}

function weightOf(weight: string): boolean | undefined {
  if (/^(?:bold|bolder|[6-9]\d\d|1000)$/.test(weight)) return true;
  return /^(?:normal|lighter|[1-5]\d\d)$/.test(weight) ? false : undefined;
}

function slantOf(slant: string): boolean | undefined {
  if (/^(?:italic|oblique)/.test(slant)) return true;
  return slant === "normal" ? false : undefined;
}

function scriptOf(tag: string, style: Style): Marks["script"] | undefined {
  const align = style.get("vertical-align") ?? "";
  if (tag === "td" || tag === "th" || tag === "tr") return undefined;
  if (align === "super" || align === "sub") return align;
  if (align === "baseline" && tag === "span") return undefined;
  if (tag === "sup") return "super";
  return tag === "sub" ? "sub" : undefined;
}
