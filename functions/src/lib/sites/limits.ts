export const siteLimits = {
  /** 200 code points: the longest readable slug. */
  slugLength: 200,
} as const;
