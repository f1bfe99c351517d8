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
  /** A row is spoken as a whole: a full stop within it does not end a sentence. */
  readonly isRow: boolean;
}

/** Where a passage stands. */
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
  /** As stored: it may be no tag at all. */
  readonly language: string;
  /** Empty when it has none. */
  readonly title: string;
  /** Texts that stand beside the content: a summary. */
  readonly notes: readonly string[];
  /** Markdown. */
  readonly content: string;
  /** Names this state of the page. */
  readonly state: string;
}

/** Id -> the name of its state. */
export type PageList = ReadonlyMap<string, string>;

/** A record, and the name of the state that it was read in. */
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
   * The page whose `updated_at` is the newest: another one, or in another state, after a page was published or edited, if whoever wrote
   * it keeps that field. Undefined when no page has it. Costs one read, however many pages there are.
   */
  readonly findNewest: (projectId: string) => Promise<ChangeToken | undefined>;
  /** All pages, as far as the limits go. Costs a read for every page. */
  readonly readAll: (projectId: string) => Promise<readonly LivePage[]>;
  /** Which pages there are, and in which state. Costs a read for every page. */
  readonly listPages: (projectId: string) => Promise<PageList>;
  /** Those of the pages that are still live. */
  readonly readPages: (projectId: string, ids: readonly string[]) => Promise<readonly LivePage[]>;
  /** In which state these pages are, without their texts. Those that are gone are left out; drafts are not. */
  readonly findStates: (projectId: string, ids: readonly string[]) => Promise<PageList>;
}

/** Facts about a site from its pages, as `ask` last read them, or before that the first conversation. */
export interface SiteFacts {
  /** The pages' languages: tags without region, each once. Undefined until somebody has read them. */
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
  /** Stores nothing where facts are stored: those of `ask` are from all pages. Costs one write. */
  readonly createFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
  readonly storeFacts: (projectId: string, facts: KnownFacts) => Promise<void>;
}
