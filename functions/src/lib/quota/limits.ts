export const quotaLimits = {
  /** 2 min: longer than any request lasts, so that only a dead process can lose a unit. */
  leaseMs: 2 * 60_000,
  /** A usage record may be deleted 30 days after its day: operators look at last month. */
  usageKeptMs: 31 * 24 * 3_600_000,
} as const;
