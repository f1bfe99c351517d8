export const sitePageLimits = {
  /** 2,000 pages in a sitemap: more are found by links. Search engines read 50,000, but each is read from the database. */
  listedInSitemap: 2_000,
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
