export const previewLimits = {
  /** 7 days: a review takes a week, and a forgotten link expires. */
  linkMs: 7 * 24 * 3_600_000,
  /** 24 random bytes, 192 bits: unguessable. */
  tokenBytes: 24,
} as const;
