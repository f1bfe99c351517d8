import type { HtmlElement } from "./html-tree.ts";
import { classesOf } from "./styles.ts";

/** 1 to 6, or 0: by its name, its role, or Word's style. */
export function headingLevel(element: HtmlElement): number {
  const { tag, attributes } = element;
  const byName = /^h([1-6])$/.exec(tag)?.[1];
  if (byName !== undefined) return Number(byName);
  if (attributes["role"] === "heading") return Math.min(6, Math.max(1, Math.floor(Number(attributes["aria-level"] ?? 2)) || 2));
  for (const name of tag === "p" ? classesOf(element) : []) {
    const level = /^msoheading([1-6])$/.exec(name)?.[1];
    if (level !== undefined) return Number(level);
    if (name === "msotitle") return 1;
  }
  return 0;
}

export function isQuote(element: HtmlElement): boolean {
  return element.tag === "p" && classesOf(element).some((name) => /^mso(?:intense)?quote/.test(name));
}
