/** What visitors asked, as the wire has it: counts, and nothing about anybody. */

export interface StatisticsPeriod {
  /** 1 to 57; 12, when it is left out. */
  readonly weeks?: number | undefined;
  /** A day of the last week, as YYYY-MM-DD; today, when it is left out. */
  readonly until?: string | undefined;
}

export interface WeekStatistics {
  /** Its Monday (UTC), as YYYY-MM-DD. */
  readonly week: string;
  /** Of the visitors; `other` for those that the service has no texts in. */
  readonly language: string;
  readonly conversations: number;
  readonly answered_from_pages: number;
  readonly answered_by_team: number;
  readonly passed_on: number;
  readonly messages: number;
  /** By outcome. */
  readonly transfers: Readonly<Record<string, number>>;
  /** `answered_from_pages` by ID of the page, for those that are listed. */
  readonly pages: Readonly<Record<string, number>>;
}

export interface PageStatistics {
  readonly page_id: string;
  /** Null for a page that has none, or is gone. */
  readonly title: string | null;
  readonly slug: string | null;
  readonly language: string | null;
  readonly answered: number;
}

export interface Statistics {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly WeekStatistics[];
  /** The 50 that answered most. */
  readonly pages: readonly PageStatistics[];
}
