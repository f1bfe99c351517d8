/** A unit of reading: a paragraph, a list, a table, or an answer of the team. */
export interface Passage {
  readonly page: PassagePage;
  /** The headings above it, outermost first, without the title. */
  readonly headings: readonly string[];
  /** Never empty. */
  readonly lines: readonly Line[];
}

/** A paragraph, a list item, or a table row with the names of its columns, as they are spoken. */
export interface Line {
  readonly text: string;
  /** A row is spoken as a whole: a full stop in it does not end a sentence. */
  readonly isRow: boolean;
}

export interface PassagePage extends Pick<LivePage, "id" | "slug" | "language"> {
  readonly kind: "page" | "answer";
  /** The question if it is an answer; empty for a page without title and heading. */
  readonly title: string;
  /** Of an answer: when the team gave it. */
  readonly answeredAt?: Date | undefined;
}

/** What each of its lines is found by, besides its own words. */
export const titlesAbove = ({ page, headings }: Passage): string => [page.title, ...headings].join(" ");

export const textOf = ({ lines }: Passage): string => lines.map(({ text }) => text).join("\n");

export interface LivePage {
  readonly id: string;
  /** Empty if another program stored none. */
  readonly slug: string;
  /** `und` unless a valid tag is stored. */
  readonly language: string;
  /** Empty if there is none that visitors may see. */
  readonly title: string;
  /** Other texts of the page that they may see, such as a summary. */
  readonly notes: readonly string[];
  /** Markdown. */
  readonly content: string;
  readonly state: string;
}

/** Page ID -> state name. */
export type PageList = ReadonlyMap<string, string>;

/** Template ID -> the texts beside the content of its pages that visitors may see: what `publicMetadata` shows. */
export type PublicTexts = ReadonlyMap<string, readonly string[]>;

export interface ChangeToken {
  readonly id: string;
  readonly state: string;
}

/**
 * The live pages of projects. Drafts are never among them.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface PageSource {
  /**
   * The page with the newest `updated_at`: changes after a publication or edit, if the writer sets that field. Undefined if no page has the
   * field. Always costs one read.
   */
  readonly findNewest: (projectId: string) => Promise<ChangeToken | undefined>;
  /** All pages within the limits. Costs a read for every page and every template. */
  readonly readAll: (projectId: string) => Promise<{ readonly pages: readonly LivePage[]; readonly publicTexts: PublicTexts }>;
  /** All pages with their states. Costs a read for every page and every template. */
  readonly listPages: (projectId: string) => Promise<{ readonly list: PageList; readonly publicTexts: PublicTexts }>;
  readonly readPages: (projectId: string, ids: readonly string[], publicTexts: PublicTexts) => Promise<readonly LivePage[]>;
  /** The states of these pages, without their texts. Missing pages are omitted, drafts are not. */
  readonly findStates: (projectId: string, ids: readonly string[]) => Promise<PageList>;
}

/** Facts about a site's pages, as last read by `ask` or, before that, by the first conversation. */
export interface SiteFacts {
  /** Distinct tags without region. Undefined until the pages were first read. */
  readonly languages: readonly string[] | undefined;
  /** Whether the site is small enough to be read in parallel with others. */
  readonly isSmall: boolean;
}

export interface KnownFacts extends SiteFacts {
  readonly languages: readonly string[];
}

/** @throws AppError `unavailable` (every method) */
export interface SiteFactsStore {
  /** Costs one read. */
  readonly findFacts: (projectId: string) => Promise<SiteFacts>;
  /** Does not replace stored facts, because those of `ask` cover all pages. Costs one write. */
  readonly createFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
  readonly storeFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
}
