import { decodeHTML } from "entities";
import { cleanText } from "../core/text.ts";

/** A heading, or a paragraph, an item of a list or a row of a table: what is read in one breath. */
export interface Block {
  /** 1 to 6 for a heading, 0 for text. */
  readonly level: number;
  readonly text: string;
}

/**
 * Markdown, with the HTML in it, as text that can be spoken: no marks, addresses, code or pictures. Every step is linear in the
 * length of the text, whatever it holds: repetitions in the patterns are bounded or stop at the character that they start with.
 */
export const toBlocks = (markdown: string): readonly Block[] => {
  const source = markdown.replaceAll(/\r\n?/g, "\n");
  return joinLines(withoutCode(htmlAsMarkdown(withoutFrontMatter(source)).split("\n")));
};

/** One line of Markdown as it is spoken: a title, a summary. */
export const toLine = (markdown: string): string => speak(htmlAsMarkdown(markdown).replaceAll("\n", " "));

const withoutFrontMatter = (source: string): string => {
  if (!source.startsWith("---\n")) return source;
  const end = source.indexOf("\n---", 3);
  return end === -1 ? source : source.slice(end + 4);
};

const htmlAsMarkdown = (source: string): string =>
  withoutElements(withoutComments(source))
    .replaceAll(/<h([1-6])(?:\s[^<>]{0,500})?>/gi, (_tag, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replaceAll(/<li(?:\s[^<>]{0,500})?>/gi, "\n- ")
    .replaceAll(/<\/?(?:p|div|section|article|ul|ol|table|tr|h[1-6]|blockquote|details|summary)(?:\s[^<>]{0,500})?>/gi, "\n\n")
    .replaceAll(/<\/?(?:td|th)(?:\s[^<>]{0,500})?>/gi, " | ")
    .replaceAll(/<br\s{0,5}\/?>/gi, "\n");

/** A comment that does not end takes the rest of the text with it, as in a browser. */
const withoutComments = (source: string): string => {
  const [first = "", ...others] = source.split("<!--");
  const kept = others.map((part) => {
    const end = part.indexOf("-->");
    return end === -1 ? "" : part.slice(end + 3);
  });
  return first + kept.join("");
};

const withoutElements = (source: string): string => {
  const edge = /<(\/?)(?:script|style|template|svg)(?=[\s/>])[^<>]{0,500}>?/gi;
  let kept = "";
  let from = 0;
  let inside = false;
  for (const tag of source.matchAll(edge)) {
    const closes = tag[1] === "/";
    if (!inside) kept += source.slice(from, tag.index);
    inside = !closes;
    from = tag.index + tag[0].length;
  }
  return inside ? kept : kept + source.slice(from);
};

const withoutCode = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (fence === undefined && mark === undefined) kept.push(line);
    fence = mark === undefined ? fence : fence === undefined ? mark : fence === mark ? undefined : fence;
  }
  return kept;
};

const heading = /^\s{0,3}(#{1,6})[ \t]+(.*)$/;
const item = /^[\s>]*(?:[-*+•]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/;
const linkDefinition = /^\s{0,3}\[[^[\]]{1,200}\]:\s/;
const underline = /^\s{0,3}(=+|-{2,})\s*$/;

/** Lines of one paragraph belong together. */
const joinLines = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (level = 0): void => {
    if (open.length === 0) return;
    const text = speak(open.join(" "));
    if (text !== "") blocks.push({ level, text });
    open = [];
  };
  for (const line of lines) {
    const [, marks, title = ""] = heading.exec(line) ?? [];
    const rule = underline.exec(line)?.[1];
    if (marks !== undefined) {
      close();
      open = [title.replace(/[ \t]#{1,20}[ \t]*$/, "")];
      close(marks.length);
    } else if (rule !== undefined && open.length === 1) close(rule.startsWith("=") ? 1 : 2);
    else if (line.trim() === "" || isSilent(line)) close();
    else if (item.test(line)) {
      close();
      open.push(line.replace(item, ""));
    } else if (/^\s*\|/.test(line)) {
      close();
      open.push(
        line
          .split("|")
          .map((cell) => cell.trim())
          .filter((cell) => cell !== "")
          .join(", "),
      );
      close();
    } else open.push(line.replace(/^[\s>]+/, ""));
  }
  close();
  return blocks;
};

/** Rules, and the line below the head of a table, have neither letters nor digits. */
const isSilent = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line) || linkDefinition.test(line);

const speak = (markdown: string): string =>
  cleanText(
    decodeHTML(
      markdown
        .replaceAll(/\\([!-/:-@[-`{-~])/g, (_escape, mark: string) => `&#${mark.codePointAt(0)};`)
        .replaceAll(/!\[([^[\]]{0,500})\](?:\([^()]{0,2000}\)|\[[^[\]]{0,200}\])?/g, "$1")
        .replaceAll(/\[([^[\]]{0,500})\](?:\([^()]{0,2000}\)|\[[^[\]]{0,200}\])/g, "$1")
        .replaceAll(/<((?:mailto:)?[^<>\s@]{1,100}@[^<>\s@]{1,200})>/g, "$1")
        .replaceAll(/<\/?[a-zA-Z][^<>]{0,2000}>/g, " ")
        .replaceAll(/\bhttps?:\/\/(?:www\.)?([^\s/?#<>()]{1,255})[^\s<>()]{0,2000}/gi, "$1")
        .replaceAll(/(?<!\p{N})\*+|\*+(?!\p{N})|~~+|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ""),
    ),
  );
