import { Parser } from "htmlparser2";
import MarkdownIt from "markdown-it";
import { type Block, createBlockCollector } from "./block-collector.ts";

/**
 * Markdown, with the HTML in it, as text that can be spoken: no marks, addresses, code or pictures. Takes time in proportion to the
 * length of the text, whatever it holds: markdown-it bounds what it looks back at and how deep it nests.
 */
export const toBlocks = (markdown: string): readonly Block[] => {
  const source = withoutFrontMatter(markdown.toWellFormed().replaceAll(/\r\n?/g, "\n"));
  return parseBlocks(
    parser.render(
      source
        // A bullet as word processors write it.
        .replaceAll(/^([ \t>]*)•[ \t]+/gm, "$1- ")
        // The text of a footnote is a paragraph where it stands.
        .replaceAll(/^[ \t]*\[\^[^[\]\s]{1,100}\]:/gm, "\n"),
    ),
  );
};

/** One line of Markdown as it is spoken: a title, a summary. */
export const toLine = (markdown: string): string =>
  parseBlocks(parser.renderInline(markdown.toWellFormed().replaceAll(/\s*[\r\n]\s*/g, " ")))
    .map(({ text }) => text)
    .join(" ");

const withoutFrontMatter = (source: string): string => {
  if (!source.startsWith("---\n")) return source;
  const end = source.indexOf("\n---", 3);
  return end === -1 ? source : source.slice(end + 4);
};

const parser = new MarkdownIt({ html: true });
// Text that somebody has indented is hardly ever a program.
parser.disable("code");
parser.renderer.rules["fence"] = () => "\n";

const parseBlocks = (html: string): readonly Block[] => {
  const collector = createBlockCollector();
  new Parser(collector.handler).end(html);
  return collector.blocks();
};
