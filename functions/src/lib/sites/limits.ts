/** Limits of the addresses of pages. */
export const siteLimits = {
  /** 200 code points: the longest slug that is still a readable URL. */
  slugLength: 200,
} as const;
