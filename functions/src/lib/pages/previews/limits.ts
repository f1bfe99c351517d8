export const previewLimits = {
  /** 7 days: enough for a review, and a forgotten link expires. */
  linkMs: 7 * 24 * 3_600_000,
  /** 24 random bytes: 192 bits cannot be guessed. */
  tokenBytes: 24,
} as const;
