import { isHidden } from "./hidden.ts";
import { findElement, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import type { Style } from "./styles.ts";

const lineTags: ReadonlySet<string> = new Set(["div", "p", "tr", "li", "table", "ol", "ul"]);

/** Code as it is, byte for byte. Chats put buttons and the language's name beside the only `code` of a `pre`. */
export function codeText(element: HtmlElement, styleOf: (element: HtmlElement) => Style): string {
  const parts: string[] = [];
  let isLineOpen = false;
  const newLine = (): void => {
    if (isLineOpen) parts.push("\n");
    isLineOpen = false;
  };
  const add = (node: HtmlNode): void => {
    if (typeof node === "string") {
      if (node === "") return;
      parts.push(node);
      isLineOpen = !node.endsWith("\n");
    } else if (node.tag === "br") {
      parts.push("\n");
      isLineOpen = false;
    } else if (!isHidden(node, styleOf(node))) {
      const isLine = lineTags.has(node.tag);
      if (isLine) newLine();
      for (const child of node.children) add(child);
      if (isLine) newLine();
    }
  };
  add({ ...soleCode(element), tag: "" });
  return parts.join("").replaceAll(/\r\n?/g, "\n").replace(/^\n/, "").trimEnd();
}

function soleCode(element: HtmlElement): HtmlElement {
  const codes: HtmlElement[] = [];
  findElement(element, (inner) => {
    if (inner.tag === "code") codes.push(inner);
    return codes.length > 1;
  });
  const [code, second] = codes;
  return code !== undefined && second === undefined ? code : element;
}

/** The language that a class names: `language-js`, `lang-js`, `highlight-source-js`, `brush: js`; Confluence has an attribute. */
export function languageOf(element: HtmlElement): string {
  const names = (one: HtmlElement): string => `${one.attributes["class"] ?? ""} lang-${one.attributes["data-language"] ?? ""}`;
  const pattern = /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\w#+.-]{1,30})/i;
  const named = findElement(element, (inner) => inner.tag === "code" && pattern.test(names(inner)));
  return (pattern.exec(names(element)) ?? pattern.exec(named === undefined ? "" : names(named)))?.[1]?.toLowerCase() ?? "";
}
