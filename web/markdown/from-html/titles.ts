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

/** Word's quotations, and GitHub's boxes around a remark. */
export function isQuote(element: HtmlElement): boolean {
  const names = element.tag === "p" ? /^mso(?:intense)?quote/ : /^markdown-alert$/;
  return classesOf(element).some((name) => names.test(name));
}

/** A term, or the title of what opens below it or of such a box. */
export function isTitle(element: HtmlElement): boolean {
  return /^(?:dt|summary)$/.test(element.tag) || classesOf(element).includes("markdown-alert-title");
}
