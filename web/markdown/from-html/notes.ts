import type { Block } from "./blocks.ts";
import { type HtmlElement, textOf } from "./html-tree.ts";
import { plainTextOf } from "./inline.ts";
import { classesOf } from "./styles.ts";

/** The line that programs draw above footnotes. */
export function isRuleOfNotes(block: Block, next: Block | undefined): boolean {
  return block.kind === "rule" && next?.kind === "paragraph" && /^\[(?:\d+|[ivx]+|[a-z])\] ?\S/.test(plainTextOf(next.line));
}

/** The mark of a source in Wikipedia and in the answers of chats. Without the list of sources it says nothing. */
export function isCitation(element: HtmlElement): boolean {
  const { tag, attributes } = element;
  if (attributes["data-testid"]?.includes("citation-pill") === true) return true;
  const classes = classesOf(element);
  if ((tag === "sup" && classes.includes("reference")) || classes.includes("group/tag")) return true;
  return tag === "span" && classes.includes("citation") && /^(?:\[[^\]]{1,20}\]|\d{1,3}|\S{1,40}\+\d{1,2})$/.test(textOf(element).trim());
}

const leadsBack = ({ tag, attributes }: HtmlElement): boolean =>
  tag === "a" && /^#\S*(?:(?:fn|ftn|edn|ftnt|note|cite)_?-?ref|note\d+anc$)/i.test(attributes["href"] ?? "");

/** An arrow from a note back to its place. */
export function isWayBack(element: HtmlElement): boolean {
  return leadsBack(element) && /^(?:[\s↩↑⤴^]|\ufe0e|\ufe0f)*$/u.test(textOf(element));
}

/** The number with which a note begins, as LibreOffice writes it: raised by the style of its paragraph, and without a space. */
export function isNoteMark(element: HtmlElement): boolean {
  return leadsBack(element) && /^(?:\d+|[ivx]+|[a-z])$/i.test(textOf(element).trim());
}
