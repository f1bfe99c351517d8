import type { Block } from "./blocks.ts";
import { type HtmlElement, parseHtml } from "./html-tree.ts";
import { readPdfLines } from "./pdf-lines.ts";
import { createPictures, type HeldPicture } from "./pictures.ts";
import { readBlocks } from "./read-blocks.ts";
import { nothingAround, type Reader } from "./reader.ts";
import { createStyles } from "./styles.ts";
import { writeBlocks, writeCell } from "./write-blocks.ts";

export interface FromHtml {
  /** With a sign in the place of each held picture: `takePictures`. */
  readonly markdown: string;
  /** The same on one line, for the cell of a table. */
  readonly cell: string;
  /** It is (part of) a single paragraph. */
  readonly isInline: boolean;
  /** It has more than plain paragraphs. */
  readonly hasForm: boolean;
  readonly held: readonly HeldPicture[];
  /** The addresses of pictures that stay where they are. */
  readonly linked: readonly string[];
  /** How many pictures are missing, because readers could not see them. */
  readonly leftOut: number;
  /** It is too long, or nested too deeply: nothing of it should be used. */
  readonly isTooMuch: boolean;
}

/** 16 Mi characters: pictures are among them. */
const longest = 16_777_216;

interface Options {
  /** Whether the caller has the picture with this address itself. Of the others, those that everybody can see stay. */
  readonly holds?: (source: string) => boolean;
  /** What the caller changes before it is read. */
  readonly revise?: (root: HtmlElement) => HtmlElement;
  /** Where no cell of the first row is a heading, it is a row like the others, below an empty one. */
  readonly hasRowsOnly?: boolean;
}

/**
 * Markdown of HTML as clipboards and exports have it: of Word, Docs, spreadsheets, chats, mail and web pages. Hidden text, comments and what was
 * deleted while changes were tracked are left out. Needs no DOM, and time in proportion to the length.
 */
export function htmlToMarkdown(
  html: string,
  { holds = () => false, revise = (root) => root, hasRowsOnly = false }: Options = {},
): FromHtml {
  const { root, sheet, isComplete } = html.length > longest ? { ...parseHtml(""), isComplete: false } : parseHtml(html);
  const pictures = createPictures(holds);
  const isSheet = /schemas-microsoft-com:office:excel|Excel\.Sheet|google-sheets-html-origin|data-sheets-/.test(html);
  const reader: Reader = {
    styleOf: createStyles(sheet),
    pictures,
    isSheet,
    hasRowsOnly,
    readBlocks: (nodes, around) => readBlocks(nodes, around, reader),
  };
  const page = revise(root);
  const blocks = readBlocks(readPdfLines(page, reader.styleOf) ?? page.children, nothingAround, reader);
  return {
    markdown: writeBlocks(blocks),
    cell: writeCell(blocks),
    isInline: blocks.length === 0 || (blocks.length === 1 && blocks[0]?.kind === "paragraph"),
    hasForm: blocks.some(isFormed),
    held: pictures.held,
    linked: pictures.linked,
    leftOut: pictures.leftOut(),
    isTooMuch: !isComplete,
  };
}

function isFormed(block: Block): boolean {
  if (block.kind !== "paragraph") return true;
  return block.line.some(
    ({ kind, marks }) => kind === "raw" || marks.bold || marks.italic || marks.strike || marks.code || marks.link !== "",
  );
}
