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
  /** Whether its `updated_at` tells when it was written. */
  readonly keepsTime: boolean;
}

/** Id -> the name of its state. */
type PageList = ReadonlyMap<string, string>;

/** The live pages of projects. Drafts are never among them. */
export interface PageSource {
  /**
   * A word that is another one after a page was published, edited or removed, if all who write pages keep their `updated_at`.
   * Costs two reads, however many pages there are.
   *
   * @throws AppError `unavailable`
   */
  readonly findChangeToken: (projectId: string) => Promise<string>;
  /**
   * All pages, as far as the limits go. Costs a read for every page.
   *
   * @throws AppError `unavailable`
   */
  readonly readAll: (projectId: string) => Promise<readonly LivePage[]>;
  /**
   * Which pages there are, and in which state. Costs a read for every page.
   *
   * @throws AppError `unavailable`
   */
  readonly listPages: (projectId: string) => Promise<PageList>;
  /**
   * Those of the pages that are still live.
   *
   * @throws AppError `unavailable`
   */
  readonly readPages: (projectId: string, ids: readonly string[]) => Promise<readonly LivePage[]>;
}
