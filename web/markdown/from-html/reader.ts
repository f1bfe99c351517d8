import type { Block } from "./blocks.ts";
import type { HtmlElement, HtmlNode } from "./html-tree.ts";
import { type Marks, noMarks } from "./inline.ts";
import type { createPictures } from "./pictures.ts";
import type { Style } from "./styles.ts";

export interface Reader {
  readonly styleOf: (element: HtmlElement) => Style;
  readonly pictures: ReturnType<typeof createPictures>;
  /** Whether it comes from a spreadsheet, whose tables are never there for layout. */
  readonly isSheet: boolean;
  /** Whether a first row without headings is a row like the others. */
  readonly hasRowsOnly: boolean;
  /** The blocks of some nodes. */
  readonly readBlocks: (nodes: readonly HtmlNode[], around: Around) => readonly Block[];
}

/** What surrounds a node. */
export interface Around {
  readonly marks: Marks;
  /** Line breaks of the source are line breaks. */
  readonly isPreserved: boolean;
  /** Each element without blocks is a line, as in mail. */
  readonly hasLines: boolean;
  /** How many lists are around it, and whether the innermost one counts. */
  readonly lists: number;
  readonly isInOrdered: boolean;
}

export const nothingAround: Around = { marks: noMarks, isPreserved: false, hasLines: false, lists: 0, isInOrdered: false };
