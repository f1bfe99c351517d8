export const visitorLimits = {
  /** 30 days without a visit: then all their data is deleted. */
  keptMs: 30 * 24 * 3_600_000,
  /** 24 h: visits sooner after the last recorded one are not recorded. */
  seenMs: 24 * 3_600_000,
  /** 100 projects of one deployment: nobody visits so many. */
  projects: 100,
  /** 20 visitors in one run of the sweep, which runs every minute: twice as many in a day as a large project may get. */
  removedAtOnce: 20,
  /** 200 records in one commit: a few hundred bytes each. */
  commitRecords: 200,
} as const;
