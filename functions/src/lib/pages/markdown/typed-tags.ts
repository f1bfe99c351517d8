import { isHtmlElement, unseenElements } from "../../platform/core/html-elements.ts";

/** The names of elements that a text closes, in lower case. */
export const closedTags = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/<\/([a-z][a-z\d-]*)/gi)].map(([, name = ""]) => name.toLowerCase()));

/**
 * Names in angle brackets that are meant to be read stay: `<first name>`, and `<script>` in a text about it. An element that hides what is in it
 * is closed, and one of somebody else's is closed or has attributes.
 */
export const withTypedTags = (html: string, closed: ReadonlySet<string>): string =>
  html.replaceAll(/<(?=([a-z][a-z\d-]*)(?:[\s/>]))/gi, (sign, tag: string, at: number) => {
    const name = tag.toLowerCase();
    if (closed.has(name)) return sign;
    if (isHtmlElement(name)) return unseenElements.has(name) ? "&lt;" : sign;
    return /^<[^<>=]{1,200}>/.test(html.slice(at, at + 202)) ? "&lt;" : sign;
  });
