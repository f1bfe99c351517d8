export const siteLimits = {
  /** 200 code points: longer slugs are not readable. */
  slugLength: 200,
  /** 12 pages in a menu: more do not fit on one line. */
  menuPages: 12,
  /** 1 s for which an instance remembers whose a host is: as long as it repeats a page. */
  hostRepeatMs: 1_000,
  /** 100 hosts that an instance remembers. */
  hosts: 100,
} as const;
