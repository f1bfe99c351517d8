import { isLinkAddress } from "../../markdown/link-address.ts";
import { withoutSheets } from "./clipboard-html.ts";
import { keptStyle, styleValue } from "./style-value.ts";

/** Turns the HTML of Word and Docs into semantic HTML. The document has no window: nothing runs, and nothing is loaded. */
export const tidied = (html: string): HTMLElement => {
  const inert = withoutSheets(html).replace(/(<[^<>]*?\s)style=/gi, `$1${keptStyle}=`);
  const { body } = new DOMParser().parseFromString(inert, "text/html");
  dropTrackedDeletions(body);
  for (const node of [...body.querySelectorAll("b, i, span")]) if (node instanceof HTMLElement) tidy(node);
  for (const mark of marks)
    for (const inner of [...body.querySelectorAll(`:is(${mark}) :is(${mark})`)]) inner.replaceWith(...inner.childNodes);
  for (const link of body.querySelectorAll("a[href]")) if (!isLinkAddress(link.getAttribute("href") ?? "")) link.removeAttribute("href");
  toLists(body);
  return body;
};

/** One of these in another of its kind would write its signs twice: `~~~~` at the beginning of a line makes code of all that follows. */
const marks = ["s, del, strike", "b, strong", "i, em"];

/** What somebody has deleted while changes were tracked is still on the clipboard, with who did so and when. */
const dropTrackedDeletions = (body: HTMLElement): void => {
  for (const node of [...body.querySelectorAll("del[cite], del[datetime], .msoDel")]) node.remove();
};

const tidy = (node: HTMLElement): void => {
  const weight = styleValue(node, "font-weight");
  const slant = styleValue(node, "font-style");
  // Docs wraps everything that it copies in `<b style="font-weight: normal">`.
  if ((node.tagName === "B" && isPlain(weight)) || (node.tagName === "I" && isPlain(slant))) node.replaceWith(...node.childNodes);
  else if (node.tagName === "SPAN" && node.textContent.trim() !== "") {
    if (styleValue(node, "mso-list") === "ignore") return;
    if (/^(?:italic|oblique)/.test(slant)) wrap(node, "em");
    if (/^(?:bold|[6-9]00)/.test(weight) && node.closest("h1, h2, h3, h4, h5, h6") === null) wrap(node, "strong");
  }
};

const isPlain = (value: string): boolean => value === "normal" || value === "400";

const wrap = (node: HTMLElement, tag: string): void => {
  const made = node.ownerDocument.createElement(tag);
  made.append(...node.childNodes);
  node.append(made);
};

/** Word's list items are paragraphs whose style names the list and the depth. */
const toLists = (body: HTMLElement): void => {
  const open: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll("p")]) {
    const level = Number(/\blevel(\d)/.exec(styleValue(paragraph, "mso-list"))?.[1] ?? 0);
    if (level === 0) {
      open.length = 0;
      continue;
    }
    const mark = [...paragraph.querySelectorAll("span")].find((span) => styleValue(span, "mso-list") === "ignore");
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
