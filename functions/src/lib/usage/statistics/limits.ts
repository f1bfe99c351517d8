export const statisticsLimits = {
  /** 400 days from the beginning of a week: enough to compare it with the same week a year later. */
  keptMs: 400 * 86_400_000,
  /**
   * 2 documents per week, because Firestore sustains about 1 write per second to each: https://firebase.google.com/docs/firestore/quotas
   * A report reads all. 2 per second are 57,000 answers a day if the busiest hour has 3 times the average (docs/scale.md).
   */
  shards: 2,
  /** 12 weeks in a report by default. */
  weeks: 12,
  /** 57 weeks in a report: all that are kept. */
  mostWeeks: 57,
  /** 50 pages in a report: those with the most answers. */
  pages: 50,
  /** 30 pages are named by one query: Firestore's maximum of alternatives. */
  namedAtOnce: 30,
  /** 1 MiB of an answer to it. Pages beyond have no title: another program has stored titles of thousands of characters. */
  namedBytes: 1024 * 1024,
  /** 200 documents of some kB in one request: 12 busy weeks have 48. */
  readAtOnce: 200,
} as const;
