import type { LivePage } from "./page-source.ts";

/** What is read together: a paragraph, a list, or a table. Or a question that the team has answered, with its answer. */
export interface Passage {
  readonly page: PassagePage;
  /** The headings above it, from the outermost, without the title. */
  readonly headings: readonly string[];
  /** Never empty. */
  readonly lines: readonly Line[];
}

/** A paragraph, an item of a list, or a row of a table with the names of its columns, as they are spoken. */
export interface Line {
  readonly text: string;
  /** A row is spoken as a whole: what looks like the end of a sentence in it is none. */
  readonly isRow: boolean;
}

/** Where a passage stands. */
export interface PassagePage extends Pick<LivePage, "id" | "slug" | "language"> {
  readonly kind: "page" | "answer";
  /** The question, for an answer; empty for a page that has neither title nor heading. */
  readonly title: string;
}

export const textOf = ({ lines }: Passage): string => lines.map(({ text }) => text).join("\n");
