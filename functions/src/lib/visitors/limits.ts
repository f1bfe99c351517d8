export const visitorLimits = {
  /** 30 days without a visit: then all data of an anonymous visitor are deleted. */
  keptMs: 30 * 24 * 3_600_000,
  /** 24 h: visits within this time after the last recorded one are not recorded. */
  seenMs: 24 * 3_600_000,
  /** 100 projects: more than anyone visits in one deployment. */
  projects: 100,
  /**
   * 20 visitors at a time, and the last of a run of the sweep, which runs every minute: twice as many a day as a large project may get. Those
   * who cannot be removed yet come on top, as far as the time goes.
   */
  removedAtOnce: 20,
  /** 200 records in one commit, with a few hundred bytes each. */
  commitRecords: 200,
} as const;
