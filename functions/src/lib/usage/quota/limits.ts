export const quotaLimits = {
  /** 2 min: longer than any request, so that only a dead process can lose a unit. */
  leaseMs: 2 * 60_000,
  /** 31 days from the beginning of a record's day: operators look at last month. */
  usageKeptMs: 31 * 24 * 3_600_000,
} as const;
