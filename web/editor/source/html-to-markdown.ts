import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { tidied } from "./tidy-html.ts";

const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced", emDelimiter: "*", hr: "---" });
service.use(gfm);
service.remove(["style", "script", "title", "meta", "link"]);
// Pictures of a clipboard are of this device, or somebody else's: the page would show what readers never see.
service.addRule("picture", {
  filter: "img",
  replacement: (_content, node) => {
    const [address, words] = ["src", "alt"].map((name) => ("getAttribute" in node ? node.getAttribute(name) : null) ?? "");
    return /^https:/i.test(address ?? "") ? `![${(words ?? "").replace(/[\n[\]]/g, " ")}](${address ?? ""})` : "";
  },
});

/** Markdown of what a clipboard has as HTML; undefined where nothing comes of it. No script runs and nothing is asked for: the document has no window. */
export const toMarkdown = (html: string): string | undefined => {
  const markdown = service
    .turndown(tidied(html))
    .replace(/\u00a0/g, " ")
    .replace(/^(\s*(?:[-*+]|\d+\.)) {2,}/gm, "$1 ")
    .replace(/\n{3,}/g, "\n\n");
  return markdown.trim() === "" ? undefined : markdown;
};
