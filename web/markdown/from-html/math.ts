import { findElement, type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import { scriptText } from "./scripts.ts";
import { classesOf } from "./styles.ts";

/**
 * A formula on one line: E = mc², Q/W, √(x+1). KaTeX, MathJax and Wikipedia write it for eyes and once more as MathML, of which Gemini copies only
 * the first. Undefined for what is no formula.
 */
export function readFormula(element: HtmlElement): string | undefined {
  const isKatex = element.tag === "span" && hasClass(element, "katex");
  const isOther = hasClass(element, "mwe-math-element") || element.tag === "mjx-container";
  const math = isKatex || isOther ? findElement(element, ({ tag }) => tag === "math") : undefined;
  if (math === undefined && !isKatex && element.tag !== "math") return undefined;
  const line = write(math ?? element)
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const source = findElement(element, ({ tag }) => tag === "annotation");
  // As its author has spaced it.
  return source !== undefined && /\S=\S/.test(textOf(source)) ? line.replaceAll(" = ", "=") : line;
}

const hasClass = (element: HtmlElement, ...names: readonly string[]): boolean => classesOf(element).some((name) => names.includes(name));

function write(node: HtmlNode): string {
  // Of the invisible signs, one stands between a function and what it is of.
  if (typeof node === "string") return node.replaceAll(/[\t\n\r\u200b\u2062-\u2064]+/g, "").replaceAll("\u2061", " ");
  const { tag, children } = node;
  if (/^(?:annotation|mphantom)/.test(tag)) return "";
  // Each part is written once: what is within each other would take twice as long with every level.
  const all = (): string => children.map(write).join("");
  const parts = (): readonly string[] => children.filter((child) => typeof child !== "string").map(write);
  switch (tag) {
    case "mfrac":
    case "msup":
    case "mover":
    case "msub":
    case "munder":
    case "msubsup":
    case "munderover":
    case "mroot":
      return writeParts(tag, parts());
    case "msqrt":
      return `√${grouped(all())}`;
    case "mtd":
    case "mtr":
      return all() + (tag === "mtd" ? " " : "; ");
    case "span":
      return writeSeen(node);
    default:
      return spaced(all(), tag === "mo");
  }
}

function writeParts(tag: string, [first = "", second = "", third = ""]: readonly string[]): string {
  switch (tag) {
    case "mfrac":
      return fraction(first, second);
    case "mroot":
      return `${scriptText(second, "super", "")}√${grouped(first)}`;
    case "msub":
    case "munder":
      return first + scriptText(second, "sub", first);
    case "msup":
    case "mover":
      return first + scriptText(second, "super", first);
    default:
      return first + scriptText(second, "sub", first) + scriptText(third, "super", "");
  }
}

/** KaTeX's picture of a formula: what lies above each other is a list of lines, the lowest first. */
function writeSeen(span: HtmlElement): string {
  const words = (): string => span.children.map(write).join("");
  if (!hasClass(span, "mfrac", "msupsub", "sqrt")) return spaced(words(), hasClass(span, "mrel"));
  if (hasClass(span, "sqrt")) return `√${grouped(words())}`;
  const lines = findElement(span, (inner) => hasClass(inner, "vlist"))?.children ?? [];
  const [low = "", high = ""] = lines.map(write).filter((line) => line !== "");
  if (hasClass(span, "mfrac")) return fraction(high, low);
  const hasLow = findElement(span, (inner) => hasClass(inner, "vlist-t2")) !== undefined;
  return hasLow ? scriptText(low, "sub", "") + scriptText(high, "super", "") : scriptText(low, "super", "");
}

const fraction = (above: string, below: string): string => `${/[\s+−±-]/.test(above) ? `(${above})` : above}/${grouped(below)}`;

/** More than a number or a letter. */
const grouped = (text: string): string => (/^(?:[\p{N}.,]+|\p{L}\p{No}?)$/u.test(text) ? text : `(${text})`);

/** What compares two sides has spaces around it. */
const spaced = (text: string, isOperator: boolean): string => (isOperator && /^[=<>≈≠≤≥≡∼∝→⇒⇔∈]$/u.test(text) ? ` ${text} ` : text);
