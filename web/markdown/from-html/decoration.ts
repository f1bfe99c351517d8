import { isHidden } from "./hidden.ts";
import { findElement, type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import type { Style } from "./styles.ts";

/** 40 characters: a longer text that is hidden from screen readers is a mistake of the page. */
const longestDecoration = 40;

/**
 * Nodes beside each other without those that are for eyes only: an arrow, a word in another language above a heading. Where another one is hidden, and
 * perhaps read aloud, or nothing else has words, they are what a reader sees.
 */
export function withoutDecoration(nodes: readonly HtmlNode[], styleOf: (element: HtmlElement) => Style): readonly HtmlNode[] {
  const others = nodes.filter((node) => !isDecoration(node));
  if (others.length === nodes.length) return nodes;
  let isReadAloud = false;
  const seenText = (node: HtmlNode): string => {
    if (typeof node === "string") return node;
    if (!isHidden(node, styleOf(node))) return node.children.map(seenText).join("");
    isReadAloud = true;
    return "";
  };
  return !/[\p{L}\p{N}]/u.test(others.map(seenText).join("")) || isReadAloud ? nodes : others;
}

function isDecoration(node: HtmlNode): boolean {
  if (typeof node === "string" || node.attributes["aria-hidden"] !== "true") return false;
  const { length } = textOf(node).trim();
  return length > 0 && length <= longestDecoration && findElement(node, ({ tag }) => tag === "img") === undefined;
}
