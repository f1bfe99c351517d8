import { type Handler, Parser } from "htmlparser2";
import { blockElements, cellElements, unseenElements } from "../../platform/core/html-elements.ts";
import { cleanText } from "../../platform/core/text.ts";
import { createParser } from "../../../../../web/markdown/parser.ts";
import { splitMarkdown } from "./split-markdown.ts";
import { closedTags, withTypedTags } from "./typed-tags.ts";

/**
 * Markdown, including HTML in it, as text that can be spoken: without marks, addresses, code and pictures. `turn` lets other work in between
 * the parts of a long text; the caller limits its length.
 */
export const toBlocks = async (markdown: string, turn: Turn = noTurn): Promise<readonly Block[]> => {
  const text = markdown.toWellFormed().replaceAll(/\r\n?/g, "\n");
  const blocks: Block[] = [];
  const closed = closedTags(text);
  for (const part of splitMarkdown(withoutFrontMatter(text))) {
    blocks.push(...readPart(part, closed));
    await turn();
  }
  return blocks;
};

/** Called between two parts: `createPauses` makes one. */
export type Turn = () => Promise<void>;

const noTurn: Turn = async () => undefined;

/** Every line of it names a value, or belongs to the one above: a text that begins with a rule has none. */
const withoutFrontMatter = (text: string): string => text.replace(/^---\n(?:[\w-]+:.*\n(?:[ \t].*\n|- .*\n)*)+---[ \t]*(?:\n|$)/, "");

const readPart = (part: string, closed: ReadonlySet<string>): readonly Block[] =>
  parseBlocks(
    parser.render(
      part
        // Bullets of word processors.
        .replaceAll(/^([ \t>]*)•[ \t]+/gm, "$1- ")
        // The text of a footnote becomes a paragraph in place.
        .replaceAll(/^[ \t]*\[\^[^[\]\s]{1,100}\]:/gm, "\n"),
    ),
    closed,
  );

/** One line of Markdown as it is spoken: a title, a summary, an answer. What follows its first 8,192 characters is left out. */
export const toLine = (markdown: string): string =>
  parseBlocks(
    parser.renderInline(
      markdown
        .slice(0, 8_192)
        .toWellFormed()
        .replaceAll(/[\r\n]/g, " "),
    ),
    closedTags(markdown.slice(0, 8_192)),
  )
    .map(({ text }) => text)
    .join(" ");

const parser = createParser({ html: true });
// Of a link, only its words are spoken.
parser.validateLink = () => true;
// Indented text is hardly ever code.
parser.disable("code");
parser.renderer.rules["fence"] = () => "\n";

const parseBlocks = (html: string, closed: ReadonlySet<string>): readonly Block[] => {
  const collector = createBlockCollector();
  new Parser(collector.handler).end(withTypedTags(html, closed));
  return collector.blocks();
};

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph" | "item"; readonly text: string }
  | TableRow;

interface TableRow {
  /** `columns`: the row that names the columns. */
  readonly kind: "columns" | "row";
  /** The cells that are not empty, separated by commas. */
  readonly text: string;
  readonly cells: readonly string[];
  /** In the order of the cells. Empty if the table names none, and for the row that names them. */
  readonly columns: readonly string[];
}

/** Collects what can be spoken from the events of an HTML parser. */
const createBlockCollector = () => {
  const blocks: Block[] = [];
  const table = createTableCollector((row) => blocks.push(row));
  let [unseen, code, items, cells] = [0, 0, 0, 0];
  let level = 0;
  let line = "";

  const takeLine = (): string => {
    const text = toSpeech(line);
    line = "";
    return text;
  };
  const endBlock = (): void => {
    const text = takeLine();
    if (text === "") return;
    if (level > 0) blocks.push({ kind: "heading", level, text });
    else if (items > 0) blocks.push({ kind: "item", text: text.replace(/^\[[ xX]\] /, "") });
    else blocks.push({ kind: "paragraph", text });
  };
  /** An element begins or ends. The contents of a cell stay in its row. */
  const divide = (tag: string): void => {
    if (cellElements.has(tag) || tag === "br" || (cells > 0 && blockElements.has(tag))) line += " ";
    else if (blockElements.has(tag)) endBlock();
  };
  const count = (tag: string, step: 1 | -1): void => {
    if (unseenElements.has(tag)) unseen += step;
    else if (tag === "code") code += step;
    else if (tag === "li") items += step;
  };
  const addText = (text: string): void => {
    // Removes marks that Markdown does not recognise, as often between Chinese or Japanese letters.
    if (unseen === 0) line += code > 0 ? text : text.replaceAll(/\*{2,}|~{2,}|\[\^[^[\]\s]{1,100}\]/g, withoutMark);
  };

  const onopentag = (tag: string, { alt = "" }: Readonly<Record<string, string>>): void => {
    if (isCell(tag) && ++cells === 1) endBlock();
    divide(tag);
    count(tag, 1);
    if (tag === "img") addText(alt);
    if (cells > 0) return;
    level = headingLevel(tag) ?? level;
    if (tag === "table") table.begin();
  };
  const onclosetag = (tag: string): void => {
    if (isCell(tag) && --cells === 0) table.addCell(tag, takeLine());
    // Keeps a term and its definition together.
    if (tag !== "dt") divide(tag);
    count(tag, -1);
    if (cells > 0) return;
    if (headingLevel(tag) !== undefined) level = 0;
    if (tag === "tr" || tag === "table") table.endRow();
  };
  const end = (): readonly Block[] => {
    endBlock();
    table.endRow();
    return blocks;
  };
  return { handler: { onopentag, ontext: addText, onclosetag } satisfies Partial<Handler>, blocks: end };
};

/** A mark beside a word; stars between spaces are meant, as in "**** hotel". */
const withoutMark = (mark: string, at: number, text: string): string => {
  const isApart = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
  return !mark.startsWith("[") && isApart(text[at - 1]) && isApart(text[at + mark.length]) ? mark : "";
};

const createTableCollector = (add: (row: TableRow) => void) => {
  let columns: readonly string[] = [];
  let cells: string[] = [];
  let isHead = true;
  return {
    begin: (): void => {
      columns = [];
    },
    addCell: (tag: string, text: string): void => {
      cells.push(text);
      isHead &&= tag === "th";
    },
    endRow: (): void => {
      // A single heading cell further down spans the table and does not name a column.
      const names = isHead && (columns.length === 0 || cells.length > 1);
      const text = cells.filter((cell) => cell !== "").join(", ");
      if (text !== "") add({ kind: names ? "columns" : "row", text, cells, columns: names ? [] : columns });
      if (names && text !== "") columns = cells;
      cells = [];
      isHead = true;
    },
  };
};

const isCell = (tag: string): boolean => tag === "td" || tag === "th";

const headingLevel = (tag: string): number | undefined => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

/** Only the host of an address is spoken. */
const toSpeech = (line: string): string =>
  cleanText(line.replaceAll(/\bhttps?:\/\/(?:www\.)?([^\s/?#<>()]{1,255})[^\s<>()]{0,2000}/gi, "$1"));
