/** What visitors asked, on the wire: counts only, nothing about individuals. */

export interface StatisticsPeriod {
  /** 1 to 57; default 12. */
  readonly weeks?: number | undefined;
  /** A day of the last week, as YYYY-MM-DD; default today. */
  readonly until?: string | undefined;
}

export interface WeekStatistics {
  /** Its Monday (UTC), as YYYY-MM-DD. */
  readonly week: string;
  /** The visitors' language; `other` for languages without a catalogue. */
  readonly language: string;
  readonly conversations: number;
  readonly answered_from_pages: number;
  readonly answered_by_team: number;
  readonly passed_on: number;
  readonly messages: number;
  /** By outcome. */
  readonly transfers: Readonly<Record<string, number>>;
  /** `answered_from_pages` by page ID, for the listed pages. */
  readonly pages: Readonly<Record<string, number>>;
}

export interface PageStatistics {
  readonly page_id: string;
  /** Null for a page without a title, or a deleted one. */
  readonly title: string | null;
  readonly slug: string | null;
  readonly language: string | null;
  readonly answered: number;
}

export interface Statistics {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly WeekStatistics[];
  /** The 50 with the most answers. */
  readonly pages: readonly PageStatistics[];
}
