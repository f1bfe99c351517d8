export const visitorLimits = {
  /** 30 days without a visit: then all data of an anonymous visitor are deleted. */
  keptMs: 30 * 24 * 3_600_000,
  /** 24 h: visits within this time after the last recorded one are not recorded. */
  seenMs: 24 * 3_600_000,
  /** 100 projects: more than anyone visits in one deployment. */
  projects: 100,
  /** 20 visitors at a time, one portion after the other as long as a run of the sweep may last. */
  removedAtOnce: 20,
  /**
   * 100 ms from one deletion of an identity to the next: Firebase allows 10 in a second (https://firebase.google.com/docs/auth/limits, seen
   * 2026-11). So 200 and more in a run, every minute: 288,000 a day, all new visitors of twenty of the largest projects.
   */
  identityGapMs: 100,
  /** 200 records in one commit, with a few hundred bytes each. */
  commitRecords: 200,
} as const;
