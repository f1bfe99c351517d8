import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { tidied } from "./tidy-html.ts";

const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced", emDelimiter: "*", hr: "---" });
service.use(gfm);
service.remove(["style", "script", "title", "meta", "link"]);
// A struck-out "~5 km" must not begin with three signs, which would make code of all that follows.
service.addRule("struck", {
  filter: ({ nodeName }) => /^(?:S|DEL|STRIKE)$/.test(nodeName),
  replacement: (content) => (content.trim() === "" ? content : `~~${content.replace(/^~|~$/g, "\\~")}~~`),
});
// Pictures on the clipboard are on this device, or belong to somebody else: readers would not see them.
service.addRule("picture", {
  filter: "img",
  replacement: (_content, node) => {
    const [address, words] = ["src", "alt"].map((name) => ("getAttribute" in node ? node.getAttribute(name) : null) ?? "");
    return /^https:/i.test(address ?? "") ? `![${(words ?? "").replace(/[\n[\]]/g, " ")}](${address ?? ""})` : "";
  },
});

/** HTML from code editors has colours but no formatting. Word names a second weight for right-to-left text: `mso-bidi-font-weight`. */
const hasForm = (html: string): boolean =>
  /<(?:h[1-6]|strong|em|i|s|del|ins|strike|a\s[^>]*href|ul|ol|li|table|blockquote|pre|img)\b|<b\b(?![^>]*[^-]font-weight:\s*normal)|[^-]font-weight:\s*(?:bold|[6-9]00)|[^-]font-style:\s*italic|mso-list|MsoHeading/i.test(
    html,
  );

/** Markdown from the clipboard's HTML; undefined if it has no form. No script runs and nothing is loaded: the document has no window. */
export const toMarkdown = (html: string): string | undefined => {
  if (!hasForm(html)) return undefined;
  const markdown = service
    .turndown(tidied(html))
    .replace(/\u00a0/g, " ")
    .replace(/^([ \t]*(?:[-*+]|\d+\.)) {2,}/gm, "$1 ")
    .replace(/\n{3,}/g, "\n\n");
  return markdown.trim() === "" ? undefined : markdown;
};
