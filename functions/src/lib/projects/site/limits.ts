export const siteLimits = {
  /** 200 code points: longer slugs are not readable. */
  slugLength: 200,
} as const;
