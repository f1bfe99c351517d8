const KiB = 1024;
const MiB = 1024 * KiB;

export const draftLimits = {
  /** 10 min: saves of one person within it share one version. */
  versionWindowMs: 10 * 60_000,
  /** 50 versions of a draft are kept. */
  keptVersions: 50,
  /** 300 characters, or a tenth of the text, whichever is less: a save that removes more does not count as an auto-save. */
  missingCharacters: 300,
  missingShare: 0.1,
  /** 200,000 characters of two texts: comparing them takes some 50 ms. In longer ones, all of the changed text counts as missing. */
  comparedCharacters: 200_000,
  /**
   * Text of a draft: Firestore's 1 MiB for a document, less 16 KiB for what a draft keeps about itself
   * (20 saves of 110 bytes, 50 versions of 100, ids of up to 1,500 bytes, slugs of up to 800).
   */
  textBytes: MiB - 16 * KiB,
  /** 20 applied saves are remembered in the draft, for requests that are repeated within seconds. */
  recentSaves: 20,
  /** 10 live pages whose slug the draft has shared. */
  stoodAt: 10,
  /** 30 days: how long an Idempotency-Key is remembered. An editor that was offline repeats a request within days. */
  requestKeyMs: 30 * 24 * 3_600_000,
  /** 200 versions in a list: at most 50 are Lectern's own, the others belong to other programs. */
  listedVersions: 200,
  /** 50 documents in a list by default. */
  listedDocuments: 50,
  /** 100 documents in a list at most. */
  mostListedDocuments: 100,
  /** 500 documents with one slug: a live page and a draft in more languages than any site has. */
  documentsAtSlug: 500,
  /** 500 characters of a title: a paragraph. Lists show titles, and have to read them whole. */
  titleCharacters: 500,
  /**
   * 2 MiB of an answer for a list: 20 kB for each of 100 documents, whose titles have some 50. Ten such answers at once take some 200 MB
   * while they are parsed.
   */
  listedBytes: 2 * MiB,
  /** 500 documents whose texts one search looks through: a site of 10,000 takes 20 requests, and only if somebody goes on. */
  searchedDocuments: 500,
  /** 4 MiB of their texts: comparing them takes some 80 ms of a processor. */
  searchedBytes: 4 * MiB,
  /** 8 words of at most 100 characters in all are looked for. */
  searchWords: 8,
  searchCharacters: 100,
  /** 200,000 characters, a hundred pages: so far is looked for the place that a list shows of a text. */
  excerptedCharacters: 200_000,
  /** 160 characters around what was found, 40 of them before it: a line or two in a list. */
  excerptCharacters: 160,
  charactersBefore: 40,
  /** 1,000 versions of a draft are looked at for a list of 200: other programs may have made any number. */
  readVersions: 1_000,
  /** 500 templates of a project: more than anybody chooses from. */
  templates: 500,
  /** 20 redirects from one slug: each language has at most one. */
  redirectsAtSlug: 20,
} as const;

export const publishingLimits = {
  /** 100 redirects to one page from its former slugs. The oldest go first. */
  redirectsToPage: 100,
  /** 20 due drafts found by one query of the sweep. */
  sweepPage: 20,
  /** 40 further queries for the due drafts of other projects, if there are more. */
  sweepGaps: 40,
  /** 10 years: a date further ahead has a mistyped year. */
  farthestMs: 10 * 365 * 24 * 3_600_000,
} as const;
