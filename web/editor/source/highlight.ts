import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { GFM, parser } from "@lezer/markdown";

const style = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "700" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: [tags.monospace, tags.processingInstruction, tags.contentSeparator, tags.meta], color: "var(--l-faint)" },
  { tag: [tags.link, tags.url], color: "var(--l-accent)" },
  { tag: tags.quote, color: "var(--l-faint)" },
]);

/** Not `@codemirror/lang-markdown`: it brings the languages of HTML, CSS and JavaScript along. */
const markdown = new Language(defineLanguageFacet(), parser.configure(GFM), [], "markdown");

/** Markdown with GFM. */
export const highlightedMarkdown: Extension = [markdown, syntaxHighlighting(style)];
