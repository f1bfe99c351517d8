/** Limits of preview links. */
export const previewLimits = {
  /** 7 days: a review takes a week, and a forgotten link ends by itself. */
  linkMs: 7 * 24 * 3_600_000,
  /** 24 bytes, 192 bits, of chance: nobody guesses one. */
  tokenBytes: 24,
  /** 8 rendered drafts, a minute each: whoever asks for one link again and again has it rendered once. Some MB each at most. */
  renderedDrafts: 8,
  renderedMs: 60_000,
} as const;
