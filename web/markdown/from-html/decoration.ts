import { isHidden } from "./hidden.ts";
import { findElement, type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import type { Style } from "./styles.ts";

/** Letters and lesser signs, such as arrows; numbers, prices, stars and emoji mean something. More than 40 are hidden from others by mistake. */
const decoration = /^[^\p{N}\p{Sc}\p{So}]{1,40}$/u;

/**
 * Nodes beside each other without those that are for eyes only: an arrow, a word in another language above a heading. Where another one is hidden, and
 * perhaps read aloud, or nothing else has words, they are what a reader sees.
 */
export function withoutDecoration(nodes: readonly HtmlNode[], styleOf: (element: HtmlElement) => Style): readonly HtmlNode[] {
  const others = nodes.filter((node) => !isDecoration(node));
  if (others.length === nodes.length) return nodes;
  const rest: HtmlElement = { tag: "", attributes: {}, children: others };
  const isReadAloud = findElement(rest, (element) => isHidden(element, styleOf(element))) !== undefined;
  return isReadAloud || !/[\p{L}\p{N}]/u.test(textOf(rest)) ? nodes : others;
}

function isDecoration(node: HtmlNode): boolean {
  return (
    typeof node === "object" &&
    node.attributes["aria-hidden"] === "true" &&
    decoration.test(textOf(node).trim()) &&
    findElement(node, ({ tag }) => tag === "img") === undefined
  );
}
