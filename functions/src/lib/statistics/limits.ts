export const statisticsLimits = {
  /** 400 days after its week began, a count is deleted: enough to compare a week with the same one a year before. */
  keptMs: 400 * 86_400_000,
  /**
   * 2 documents of a week take turns: Firestore wants about one write a second of a document for long (https://firebase.google.com/docs/firestore/quotas),
   * and reads of a report are as many as documents. 2 a second are 57,000 answers a day whose busiest hour has 3 times the average (docs/scale.md).
   */
  shards: 2,
  /** 12 weeks by default. */
  weeks: 12,
  /** 57 weeks in one report: all that are kept. */
  mostWeeks: 57,
  /** 50 pages of the site in a report, those that answered most. */
  pages: 50,
  /** 200 documents of some kB in one request: 12 busy weeks have 48. */
  readAtOnce: 200,
} as const;
