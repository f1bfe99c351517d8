import type { HtmlElement } from "./html-tree.ts";
import type { Style } from "./styles.ts";

/**
 * Wingdings shows these letters as pictures: what Word makes of `:)` and `-->`, and the marks that people put in by hand.
 * https://www.unicode.org/L2/L2011/11052r-wingding.pdf
 */
const wingdings = new Map(
  Array.from("JKLàßáâèüûþý(*oqnlvØ§", (letter, index) => [letter, Array.from("☺😐☹→←↑↓➔✓✗☑☒☎✉☐❑■●❖➢▪")[index] ?? letter] as const),
);

/** An element in Wingdings with the signs that a reader sees; others as they are. */
export function withSymbols(element: HtmlElement, style: Style): HtmlElement {
  const font = style.get("mso-symbol-font-family") ?? style.get("font-family") ?? "";
  if (!/^["']?wingdings["']?(?:,|$)/.test(font)) return element;
  const children = element.children.map((child) => (typeof child === "string" ? toSigns(child) : child));
  return { ...element, children };
}

/** Word also writes them as private letters, from U+F020. */
function toSigns(text: string): string {
  return text.replaceAll(/[^\s]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return wingdings.get(code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter) ?? letter;
  });
}
