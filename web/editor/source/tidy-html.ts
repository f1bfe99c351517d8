import { isLinkAddress } from "../../../functions/src/lib/core/link-address.ts";

/** Style attributes are renamed: the page's policy would report each, and nothing applies them here. */
const kept = "data-style";

/** Turns the HTML of Word and Docs into semantic HTML. The document has no window: nothing runs, and nothing is loaded. */
export const tidied = (html: string): HTMLElement => {
  const inert = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, "").replace(/(<[^>]*?\s)style=/gi, `$1${kept}=`);
  const { body } = new DOMParser().parseFromString(inert, "text/html");
  for (const node of [...body.querySelectorAll("b, span, p, div")]) if (node instanceof HTMLElement) tidy(node);
  for (const link of body.querySelectorAll("a[href]")) if (!isLinkAddress(link.getAttribute("href") ?? "")) link.removeAttribute("href");
  toLists(body);
  return body;
};

const styleOf = (node: Element): string => node.getAttribute(kept) ?? "";

const tidy = (node: HTMLElement): void => {
  const style = styleOf(node);
  // Docs wraps everything that it copies in one of these.
  if (node.tagName === "B" && /font-weight:\s*normal/i.test(style)) node.replaceWith(...node.childNodes);
  else if (node.tagName === "SPAN" && node.textContent.trim() !== "") {
    if (/mso-list:\s*ignore/i.test(style)) return;
    if (/font-style:\s*italic/i.test(style)) wrap(node, "em");
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style) && node.closest("h1, h2, h3, h4, h5, h6") === null) wrap(node, "strong");
  }
};

const wrap = (node: HTMLElement, tag: string): void => {
  const made = node.ownerDocument.createElement(tag);
  made.append(...node.childNodes);
  node.append(made);
};

/** Word's list items are paragraphs whose style names the list and the depth. */
const toLists = (body: HTMLElement): void => {
  const open: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll("p")]) {
    const level = Number(/mso-list:[^;"]*level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) {
      open.length = 0;
      continue;
    }
    const mark = [...paragraph.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
    const tag = /\d|[a-z][.)]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const [parent] = open.slice(-1);
      if (parent === undefined) paragraph.before(list);
      else (parent.lastElementChild ?? parent).append(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
};
