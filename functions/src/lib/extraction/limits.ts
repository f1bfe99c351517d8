export const extractionLimits = {
  /** 22 s for everything: the tool that the visitor waits for has 25 s, the rest of which is for storage. */
  totalMs: 22_000,
  /** 12 s for the website: the model needs the other 10. */
  siteMs: 12_000,
  /** 6 s for one page with all its redirects. Slower ones would not leave time for the others. */
  pageMs: 6_000,
  /** 3 s to connect, TLS included. */
  connectMs: 3_000,
  /** 16 s for one question to the model: it searches and reads pages before it answers. */
  modelMs: 16_000,
  /** 3 s: less is not worth a question to the model. */
  modelLeastMs: 3_000,
  /** 2 MiB of a page, unpacked; the rest is not read. The home pages of small companies have 50 to 600 kB of HTML. */
  pageBytes: 2 * 1024 * 1024,
  /** 512 KiB: RFC 9309, section 2.5 requires at least 500 KiB. */
  robotsBytes: 512 * 1024,
  /** 5, as browsers and RFC 9309 have it. */
  redirects: 5,
  /** 2 consecutive pages that only redirect, such as the `<meta http-equiv="refresh">` of a language choice. */
  metaRefreshes: 2,
  /** 8: the home page, and pages about the company, its hours, services, contact and imprint. Most small companies have no more. */
  pages: 8,
  /** 2 at a time: a company's server is small. */
  parallelPages: 2,
  /** 2048 characters of an address. */
  urlLength: 2_048,
  /** 200 kB of one block of JSON-LD, and 20 blocks of a page. */
  jsonLdLength: 200_000,
  jsonLdBlocks: 20,
  /** 12 levels of JSON-LD, and 2000 values of a list. Catalogues of real shops are 5 deep. */
  jsonLdDepth: 12,
  jsonLdNodes: 2_000,
  /** 2000 lines of 500 characters, 500 links and 100 meta elements of a page. */
  lines: 2_000,
  lineLength: 500,
  links: 500,
  metas: 100,
  /** 600 characters of a text that is read out: about 40 s of speech. 200 for a short one, 120 for a list entry. */
  textLength: 600,
  shortTextLength: 200,
  entryLength: 120,
  /** 12 entries of a list, as many as people can look over. */
  entries: 12,
  /** 28 entries of a list in a model's answer: four spans of time on each day. */
  hourEntries: 28,
  /**
   * 8000 characters of a page's text for the model, 24000 of all pages: more than most small companies have on eight pages. Each thousand
   * costs time.
   */
  pageTextLength: 8_000,
  siteTextLength: 24_000,
  /** 3000 characters of a page's structured data, 9000 of all pages: a company's node with its hours has about 1500. */
  pageDataLength: 3_000,
  siteDataLength: 9_000,
  /** 3 other pages that a model names, 4 s for each: they are read in parallel, after everything else. */
  searchPages: 3,
  searchPageMs: 4_000,
  /** 6144 tokens: all fields at full length are about 3000, and thinking counts too. */
  modelTokens: 6_144,
} as const;
