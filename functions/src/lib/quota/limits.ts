/** Choices of counting units of a day. */
export const quotaLimits = {
  /** 2 min: longer than any request lives, so that a unit is only lost by a process that died. */
  leaseMs: 2 * 60_000,
  /** 30 days after its day a usage record may go: operators look at last month. */
  usageKeptMs: 31 * 24 * 3_600_000,
} as const;
