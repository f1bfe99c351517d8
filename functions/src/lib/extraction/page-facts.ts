import type { ExtractionProblem } from "./extraction.ts";

/** The contents of a page, without its markup. All of it is text that somebody else wrote: it is shown and compared, never obeyed. */
export interface PageFacts {
  /** After redirects. */
  readonly url: string;
  /** As declared by the page; may be empty. */
  readonly language: string;
  readonly title: string;
  /** Contents of `<meta>` by name or property, in lower case. The first one counts. */
  readonly meta: ReadonlyMap<string, string>;
  readonly lines: readonly TextLine[];
  readonly links: readonly PageLink[];
  /** Other languages of the page. */
  readonly alternates: readonly string[];
  /** The blocks of JSON-LD that could be parsed, and the nodes of microdata and RDFa in the same form. */
  readonly data: readonly unknown[];
}

/** The text of one block; cells of a row are on one line. */
export interface TextLine {
  readonly text: string;
  /** Within `<nav>`, `<header>` or `<footer>`: not the page's own subject. */
  readonly aside: boolean;
}

export interface PageLink {
  /** Absolute. */
  readonly url: string;
  /** What is in the link; for an image, its description. */
  readonly text: string;
}

export interface SiteReading {
  /** The home page first. */
  readonly pages: readonly PageFacts[];
  /** Why nothing, or not everything, was read. */
  readonly problem: ExtractionProblem | undefined;
}

/** Reads a company's website, politely and from the public network only. */
export interface SiteReader {
  /** Never throws for anything that a website does: what was read until the signal was aborted is the result. */
  readonly read: (website: string, signal: AbortSignal) => Promise<SiteReading>;
  /** One page of any site; undefined if it cannot be read. */
  readonly readPage: (url: string, signal: AbortSignal) => Promise<PageFacts | undefined>;
}
