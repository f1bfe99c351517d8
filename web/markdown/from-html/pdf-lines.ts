import { type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import type { Style } from "./styles.ts";

interface Line {
  readonly nodes: HtmlElement[];
  /** How far from the top of its page. */
  readonly top: number;
  readonly size: string;
}

/** The lines of a printed page, as Firefox copies them, become paragraphs; undefined for anything else. */
export function readPdfLines(root: HtmlElement, styleOf: (element: HtmlElement) => Style): readonly HtmlNode[] | undefined {
  const lines: HtmlElement[][] = [[]];
  /** Whether a node has nothing else. */
  const collect = (node: HtmlNode): boolean => {
    if (typeof node === "string") return node.trim() === "";
    if (node.attributes["role"] !== "presentation") return node.tag === "head" || node.children.every(collect);
    if (node.tag === "br") lines.push([]);
    else lines.at(-1)?.push(node);
    return node.tag === "br" || node.tag === "span";
  };
  if (!collect(root) || lines.length < 2) return undefined;
  const printed = lines.flatMap((nodes): readonly Line[] => {
    const style = nodes[0] === undefined ? undefined : styleOf(nodes[0]);
    const top = /([\d.]+)(?:%|px)/.exec(style?.get("top") ?? "")?.[1];
    return top === undefined ? [] : [{ nodes, top: Number(top), size: style?.get("font-size") ?? "" }];
  });
  return printed.length === lines.filter(({ length }) => length > 0).length ? toParagraphs(printed) : undefined;
}

/** A larger gap or other letters begin a paragraph. */
function toParagraphs(lines: readonly Line[]): readonly HtmlElement[] {
  const steps = lines.map(({ top }, at) => top - (lines[at - 1]?.top ?? top));
  const usual = steps.reduce((least, step) => (step > 0 ? Math.min(least, step) : least), Number.POSITIVE_INFINITY);
  const paragraphs: HtmlElement[] = [];
  for (const [at, { nodes, size }] of lines.entries()) {
    const [last, step] = [paragraphs.at(-1), steps[at] ?? 0];
    if (last === undefined || step < 0 || step > usual * 1.3 || size !== lines[at - 1]?.size)
      paragraphs.push({ tag: "p", attributes: {}, children: [...nodes] });
    else {
      joinLine(last.children, nodes.map(textOf).join(""));
      for (const node of nodes) last.children.push(node);
    }
  }
  return paragraphs;
}

/** A word that was divided at the end of a line is whole again; what begins like an item has a line of its own. */
function joinLine(before: HtmlNode[], next: string): void {
  const end = textOf(before.at(-1) ?? "").trimEnd();
  if (/^\s*(?:[•●▪‣◦–-]|\d{1,3}[.)])(?:\s|$)/.test(next)) before.push({ tag: "br", attributes: {}, children: [] });
  // Also: Haupt- und Nebenraum.
  else if (!/\p{L}[-\u00ad]$/u.test(end) || /^(?:und|oder|and|or|og|eller|et|ou|y|o|e|i|lub)\s/.test(next)) before.push(" ");
  else if (/^\p{Ll}/u.test(next)) before.splice(-1, 1, end.slice(0, -1));
}
