/** How often something happened in a week, in one language. */
export type Counts = Readonly<Record<string, number>>;

/** What is stored of one week in one document: every week has several, which add up. */
export interface StoredCounts {
  readonly week: string;
  /** By language: `conversation`, `team_answer`, `passed_on`, `message`. */
  readonly languages: Readonly<Record<string, Counts>>;
  /** By language: how many transfers ended in which way. */
  readonly transfers: Readonly<Record<string, Counts>>;
  /** By page of the site: in which languages it answered how often. */
  readonly pages: Readonly<Record<string, Counts>>;
}

export interface Weeks {
  /** Mondays, the first and the last one. */
  readonly from: string;
  readonly to: string;
}

/** A page of the site, as far as it still exists. */
export interface CountedPage {
  readonly title: string | null;
  readonly slug: string | null;
  readonly language: string | null;
}

/** @throws AppError `unavailable` (every method) */
export interface StatisticsStore {
  readonly readCounts: (projectId: string, weeks: Weeks) => Promise<readonly StoredCounts[]>;
  /** Costs a read for each. Those that are gone are left out. */
  readonly findPages: (projectId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, CountedPage>>;
}
