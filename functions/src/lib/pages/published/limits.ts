const MiB = 1024 * 1024;

export const publishedLimits = {
  /** 5 live pages at one address: more than one is another program's mistake. */
  pagesAtAddress: 5,
  /** 100 pages that share a slug, or translate one page: more languages than any site has. */
  translations: 100,
  /** 10 home pages that translate different pages, where the default language has none. */
  homeGroups: 10,
  /** 30 values: Firestore's limit for one query. */
  namedPages: 30,
  /** 2 MiB of an answer of the database for a list, as for those of editors. */
  listedBytes: 2 * MiB,
  /** 50 pages in a list by default. */
  listedPages: 50,
  /** 100 pages in a list at most. */
  mostListedPages: 100,
  /**
   * 20 continuations of lists of one site in a second, and as many beginnings in one language, by one instance: a renderer that reads one after
   * the other, in some languages at once, needs fewer.
   */
  lists: { inMs: 1_000, most: 20, subjects: 1_000 },
  /** 300 characters of a title or summary: more than search engines show of it. */
  lineCharacters: 300,
} as const;
