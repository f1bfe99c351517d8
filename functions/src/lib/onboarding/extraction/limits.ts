export const extractionLimits = {
  /** 22 s for everything: the tool that the visitor waits for has 25 s, and storage needs the rest. */
  totalMs: 22_000,
  /** 12 s for the website: the model needs the other 10. */
  siteMs: 12_000,
  /** 6 s for one page with all its redirects: slower pages would leave no time for the others. */
  pageMs: 6_000,
  /** 3 s to connect, including TLS. */
  connectMs: 3_000,
  /** 16 s for one request to the model, which searches and reads pages before it answers. */
  modelMs: 16_000,
  /** 3 s: with less time left, the model is not asked. */
  modelLeastMs: 3_000,
  /** 2 MiB of a page, decompressed; the rest is not read. Home pages of small companies have 50 to 600 kB of HTML. */
  pageBytes: 2 * 1024 * 1024,
  /** 512 KiB: RFC 9309, section 2.5 requires at least 500 KiB. */
  robotsBytes: 512 * 1024,
  /** 5 redirects: RFC 9309, section 2.3.1.2, asks robots to follow at least as many. */
  redirects: 5,
  /** 2 consecutive pages that only redirect, such as a choice of language with `<meta http-equiv="refresh">`. */
  metaRefreshes: 2,
  /** 8 pages: the home page, and pages about the company, its hours, services, contact and imprint. Most small companies have no more. */
  pages: 8,
  /** 2 at a time: a small company's server is slow. */
  parallelPages: 2,
  /** 2048 characters of a URL. */
  urlLength: 2_048,
  /** 200,000 characters of a block of JSON-LD, 20 blocks of a page. */
  jsonLdLength: 200_000,
  jsonLdBlocks: 20,
  /** 12 levels of JSON-LD, 2000 values of a list. The catalogues of real shops have 5 levels. */
  jsonLdDepth: 12,
  jsonLdNodes: 2_000,
  /** Of a page: 2000 lines of 500 characters each, 500 links and 100 meta elements. */
  lines: 2_000,
  lineLength: 500,
  links: 500,
  metas: 100,
  /** 600 characters of a text that is read aloud: about 40 s of speech. 200 of a short one, 120 of a list entry. */
  textLength: 600,
  shortTextLength: 200,
  entryLength: 120,
  /** 12 entries of a list: as many as a person can check at a glance. */
  entries: 12,
  /** 28 entries of a list in a model's answer: four opening spans on each day. */
  hourEntries: 28,
  /**
   * 8000 characters of a page's text for the model, 24,000 of all pages: more than most small companies have on eight pages. The model
   * needs more time for each thousand.
   */
  pageTextLength: 8_000,
  siteTextLength: 24_000,
  /** 3000 characters of a page's structured data, 9000 of all pages: a company's node with its hours has about 1500. */
  pageDataLength: 3_000,
  siteDataLength: 9_000,
  /** 3 other pages that the model names, 4 s for each: they are read in parallel, after everything else. */
  searchPages: 3,
  searchPageMs: 4_000,
  /** 6144 tokens: all fields at full length have about 3000, and the model's thinking counts too. */
  modelTokens: 6_144,
} as const;
