import type { LivePage } from "./page-source.ts";

/** What a quotation is taken from: a section of a page, or a question that the team has answered. */
export interface Passage {
  readonly page: PassagePage;
  /** The headings above it, from the outermost, without the title. */
  readonly headings: readonly string[];
  /** Paragraphs, list items and rows, one per line. */
  readonly text: string;
}

/** Where a passage stands. */
export interface PassagePage extends Pick<LivePage, "slug" | "language"> {
  readonly kind: "page" | "answer";
  /** The question, for an answer; empty for a page that has neither title nor heading. */
  readonly title: string;
}
