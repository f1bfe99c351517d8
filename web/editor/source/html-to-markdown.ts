import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { hasForm, isTooMuch } from "./clipboard-html.ts";
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

/** Markdown from the clipboard's HTML; undefined if it has no form, or too much of it. No script runs and nothing is loaded: the document has no window. */
export const toMarkdown = (html: string): string | undefined => {
  if (isTooMuch(html) || !hasForm(html)) return undefined;
  const markdown = service
    .turndown(tidied(html))
    .replace(/\u00a0/g, " ")
    .replace(/^([ \t]*(?:[-*+]|\d+\.)) {2,}/gm, "$1 ")
    .replace(/\n{3,}/g, "\n\n");
  return markdown.trim() === "" ? undefined : markdown;
};
