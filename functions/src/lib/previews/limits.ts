/** Limits of preview links. */
export const previewLimits = {
  /** 7 days: a review takes a week, and a forgotten link expires. */
  linkMs: 7 * 24 * 3_600_000,
  /** 24 random bytes, 192 bits: unguessable. */
  tokenBytes: 24,
  /** 8 rendered drafts, a minute each: repeated requests for one link render it once. At most a few MB each. */
  renderedDrafts: 8,
  renderedMs: 60_000,
} as const;
