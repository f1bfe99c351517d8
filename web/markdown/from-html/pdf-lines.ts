import { type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import { isLine } from "./layout.ts";
import type { Style } from "./styles.ts";

interface Line {
  readonly nodes: HtmlElement[];
  /** How far from the top of its page. */
  readonly top: number;
  /** Lines of one paragraph have the same. */
  readonly look: string | undefined;
}

/** The lines of a printed page, as Firefox and Preview copy them, become paragraphs; undefined for anything else. */
export function readPdfLines(root: HtmlElement, styleOf: (element: HtmlElement) => Style): readonly HtmlNode[] | undefined {
  const lines: Line[] = [];
  let [isNew, isPlaced] = [true, false];
  /** Whether a node has nothing else. */
  const collect = (node: HtmlNode): boolean => {
    if (typeof node === "string") return node.trim() === "";
    const { tag, attributes, children } = node;
    if (tag === "p" && isLine(node, styleOf)) {
      lines.push({ nodes: [{ ...node, tag: "span" }], top: lines.length, look: attributes["class"] });
      return true;
    }
    if (attributes["role"] !== "presentation") return tag === "head" || (!/^(?:img|hr)$/.test(tag) && children.every(collect));
    isPlaced = true;
    if (tag === "br") isNew = true;
    else if (isNew) {
      const style = styleOf(node);
      const top = Number(/(?<![\d.])([\d.]+)(?:%|px)/.exec(style.get("top") ?? "")?.[1]);
      lines.push({ nodes: [node], top, look: style.get("font-size") });
      isNew = false;
    } else lines.at(-1)?.nodes.push(node);
    return tag === "br" || tag === "span";
  };
  if (!collect(root) || lines.some(({ top }) => Number.isNaN(top))) return undefined;
  const texts = lines.map(textOfLine);
  // Notes have paragraphs without margins, too, but no words that are divided between two of them.
  const isPrinted = isPlaced || /\p{L}-\n\p{Ll}/u.test(texts.join("\n"));
  return isPrinted ? toParagraphs(lines.filter((_, at) => texts[at] !== "")) : undefined;
}

const textOfLine = ({ nodes }: Line): string => nodes.map(textOf).join("").trim();

/** A larger gap, other letters, or a short line that ends a sentence begin a paragraph. */
function toParagraphs(lines: readonly Line[]): readonly HtmlElement[] {
  const steps = lines.map(({ top }, at) => top - (lines[at - 1]?.top ?? top));
  const usual = steps.reduce((least, step) => (step > 0 ? Math.min(least, step) : least), Number.POSITIVE_INFINITY);
  const texts = lines.map(textOfLine);
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const paragraphs: HtmlElement[] = [];
  for (const [at, line] of lines.entries()) {
    const [last, before] = [paragraphs.at(-1), lines[at - 1]];
    const step = steps[at] ?? 0;
    const above = texts[at - 1] ?? "";
    const isEnd = /[.:!?]$/.test(above) && above.length < longest * 0.75;
    if (last === undefined || isEnd || step < 0 || step > usual * 1.3 || line.look !== before?.look)
      paragraphs.push({ tag: "p", attributes: {}, children: [...line.nodes] });
    else {
      joinLine(last.children, texts[at] ?? "");
      for (const node of line.nodes) last.children.push(node);
    }
  }
  return paragraphs;
}

/** A word that was divided at the end of a line is whole again; what begins like an item has a line of its own. */
function joinLine(before: HtmlNode[], next: string): void {
  const last = before.at(-1) ?? "";
  const end = textOf(last).trimEnd();
  if (/^(?:[•●▪‣◦–-]|\d{1,3}[.)])(?:\s|$)/.test(next)) before.push({ tag: "br", attributes: {}, children: [] });
  // Also: Haupt- und Nebenraum.
  else if (!/\p{L}[-\u00ad]$/u.test(end) || /^(?:und|oder|and|or|og|eller|et|ou|y|o|e|i|lub)\s/.test(next)) before.push(" ");
  else if (/^\p{Ll}/u.test(next)) before.splice(-1, 1, withoutEnd(last));
}

function withoutEnd(node: HtmlNode): HtmlNode {
  if (typeof node === "string") return node.trimEnd().slice(0, -1);
  return { ...node, children: [...node.children.slice(0, -1), withoutEnd(node.children.at(-1) ?? "")] };
}
