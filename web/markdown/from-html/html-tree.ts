import { Parser } from "htmlparser2";

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

export interface HtmlDocument {
  readonly root: HtmlElement;
  /** The text of all style sheets. */
  readonly sheet: string;
  /** Not if more elements are nested than anybody's text has: the parser would take long. */
  readonly isComplete: boolean;
}

/** 64 nested elements. Deeper ones become part of the element at that depth, so that no function that follows the tree runs out of stack. */
const deepest = 64;

/** 4,096 elements below that depth. */
const mostBeyond = 4_096;

/** 65,536 characters are parsed at a time. */
const stride = 65_536;

/** The elements of HTML as it is on clipboards and in exports. Nothing runs and nothing is loaded. Takes time in proportion to the length. */
export function parseHtml(html: string): HtmlDocument {
  const root: HtmlElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  const sheets: string[] = [];
  // Elements beyond the depth, which are not in `open`.
  let beyond = 0;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const element: HtmlElement = { tag, attributes, children: [] };
        if (open.length > deepest) {
          beyond += 1;
          if (tag === "br" || tag === "img") open.at(-1)?.children.push(element);
          return;
        }
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag: () => {
        if (beyond > 0) beyond -= 1;
        else if (open.length > 1) open.pop();
      },
      ontext: (text) => {
        const around = open.at(-1) ?? root;
        if (around.tag === "style") sheets.push(text);
        const last = around.children.at(-1);
        if (typeof last === "string") around.children.splice(-1, 1, last + text);
        else around.children.push(text);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  let at = 0;
  for (; at < html.length && beyond < mostBeyond; at += stride) parser.write(html.slice(at, at + stride));
  const isComplete = at >= html.length && beyond < mostBeyond;
  if (isComplete) parser.end();
  return { root, sheet: sheets.join("\n"), isComplete };
}

/** All text of an element, as it is written. */
export function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** The first element in an element, at any depth, that fulfils a condition. */
export function findElement(element: HtmlElement, fits: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}
