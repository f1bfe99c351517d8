/** What is read together: a paragraph, a list, a table, or a question with the team's answer. */
export interface Passage {
  readonly page: PassagePage;
  /** The headings above it, from the outermost, without the title. */
  readonly headings: readonly string[];
  /** Never empty. */
  readonly lines: readonly Line[];
}

/** A paragraph, a list item, or a table row with the names of its columns, as they are spoken. */
export interface Line {
  readonly text: string;
  /** A row is spoken as a whole: a full stop within it does not end a sentence. */
  readonly isRow: boolean;
}

export interface PassagePage extends Pick<LivePage, "id" | "slug" | "language"> {
  readonly kind: "page" | "answer";
  /** The question, for an answer; empty for a page that has neither title nor heading. */
  readonly title: string;
}

export const textOf = ({ lines }: Passage): string => lines.map(({ text }) => text).join("\n");

/** A page of a site as every visitor sees it. */
export interface LivePage {
  readonly id: string;
  /** Empty when another interface stored none. */
  readonly slug: string;
  /** As stored, perhaps not a valid tag. */
  readonly language: string;
  /** Empty when it has none. */
  readonly title: string;
  /** Texts beside the content, such as a summary. */
  readonly notes: readonly string[];
  /** Markdown. */
  readonly content: string;
  readonly state: string;
}

/** Page ID -> state name. */
export type PageList = ReadonlyMap<string, string>;

/** A record, and its state when it was read. */
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
   * The page with the newest `updated_at`: another page or state after a publication or edit, if the writer keeps that field. Undefined if
   * no page has it. Costs one read, however many pages there are.
   */
  readonly findNewest: (projectId: string) => Promise<ChangeToken | undefined>;
  /** All pages, as far as the limits go. Costs a read for every page. */
  readonly readAll: (projectId: string) => Promise<readonly LivePage[]>;
  /** All pages with their states. Costs a read for every page. */
  readonly listPages: (projectId: string) => Promise<PageList>;
  readonly readPages: (projectId: string, ids: readonly string[]) => Promise<readonly LivePage[]>;
  /** The states of these pages, without their texts. Missing ones are left out; drafts are not. */
  readonly findStates: (projectId: string, ids: readonly string[]) => Promise<PageList>;
}

/** Facts about a site from its pages, as `ask` last read them, or before that the first conversation. */
export interface SiteFacts {
  /** Tags without region, each once. Undefined until somebody has read the pages. */
  readonly languages: readonly string[] | undefined;
  /** Reading it takes so little memory that others need not wait. */
  readonly isSmall: boolean;
}

export interface KnownFacts extends SiteFacts {
  readonly languages: readonly string[];
}

/** @throws AppError `unavailable` (every method) */
export interface SiteFactsStore {
  /** Costs one read. */
  readonly findFacts: (projectId: string) => Promise<SiteFacts>;
  /** Does not replace stored facts, because those of `ask` are from all pages. Costs one write. */
  readonly createFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
  readonly storeFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
}
