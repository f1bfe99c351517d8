export const sitePageLimits = {
  /** 2,000 pages in one file of a sitemap: 4 queries. The protocol allows 50,000, for which the time of an answer does not suffice. */
  listedInSitemap: 2_000,
  /** 10 files, so 20,000 pages: an index of them reads every page once. More are found by links. */
  sitemapParts: 10,
  /** 60 files that an instance keeps for an hour, of all sites: half a MiB each at most, so 30 MiB of its memory. */
  keptParts: 60,
  /** 120 lists of 500 pages that an instance reads in an hour for the sitemaps of one site, if it cannot keep them: three whole ones. */
  sitemapLists: { inMs: 3_600_000, most: 120, subjects: 1_000 },
  /** 500 pages of one answer of the database. */
  readAtOnce: 500,
  /** 1 h, in seconds: search engines read a sitemap about once a day. */
  sitemapSec: 3_600,
  /** A year, in seconds: the name of the style sheet is the colour in it. */
  accentSec: 31_536_000,
  /** 30 values: Firestore's limit for one query. */
  namedPages: 30,
  /** 13 pages, the menu and home, in eight languages. */
  menuPages: 104,
  /** 50 pages that a site without a home page lists in place of one. */
  listedAtHome: 50,
  /** 300 characters of a title or description: more than search engines show of it. */
  lineCharacters: 300,
} as const;
