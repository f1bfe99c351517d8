export const siteLimits = {
  /** 200 code points: longer slugs are not readable. */
  slugLength: 200,
  /** 12 pages in a menu: more do not fit on one line. */
  menuPages: 12,
} as const;
