import type { ExtractionProblem } from "./extraction.ts";

/** The contents of a page without its markup. All of it is untrusted text: it is shown and compared, never followed as an instruction. */
export interface PageFacts {
  /** After redirects. */
  readonly url: string;
  /** As declared by the page; may be empty. */
  readonly language: string;
  readonly title: string;
  /** Contents of `<meta>` by lower-case name or property. The first of several counts. */
  readonly meta: ReadonlyMap<string, string>;
  readonly lines: readonly TextLine[];
  readonly links: readonly PageLink[];
  /** The tags of its translations, as declared. */
  readonly alternates: readonly string[];
  /** The JSON-LD that could be parsed, and microdata and RDFa converted to it. */
  readonly data: readonly unknown[];
}

/** The text of one block. The cells of a table row share one line. */
export interface TextLine {
  readonly text: string;
  /** Within `<nav>`, `<header>` or `<footer>`, which most pages of a site repeat. */
  readonly aside: boolean;
  /** Only within `<noscript>`, which often says in English that scripts are off. */
  readonly fallback?: true;
}

export interface PageLink {
  /** Absolute. */
  readonly url: string;
  /** The text of the link; the description of an image in it. */
  readonly text: string;
}

export interface SiteReading {
  /** The home page first. */
  readonly pages: readonly PageFacts[];
  /** Why not everything was read. */
  readonly problem: ExtractionProblem | undefined;
}

/** Reads a company's website from the public network only, as its robots.txt allows. */
export interface SiteReader {
  /** Never throws for failures of a website. After an abort, the result is what was read until then. */
  readonly read: (website: string, signal: AbortSignal) => Promise<SiteReading>;
  /** Reads one page of any site; undefined if it cannot be read. */
  readonly readPage: (url: string, signal: AbortSignal) => Promise<PageFacts | undefined>;
}
