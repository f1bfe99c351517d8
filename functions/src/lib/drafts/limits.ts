const KiB = 1024;
const MiB = 1024 * KiB;

export const draftLimits = {
  /** 10 min: saves of one person within it share one version. */
  versionWindowMs: 10 * 60_000,
  /** 50 versions of a draft are kept. */
  keptVersions: 50,
  /** 300 characters, or a tenth of the text: a save that lacks more of the stored text does not continue it. */
  missingCharacters: 300,
  missingShare: 0.1,
  /** 200,000 characters of two texts are compared in some 50 ms; beyond that, all of the text counts as missing. */
  comparedCharacters: 200_000,
  /**
   * Text of a draft: Firestore's 1 MiB for a document, less 16 KiB for what a draft keeps about itself
   * (20 saves of 110 bytes, 50 versions of 100, ids of up to 1,500 bytes, slugs of up to 800).
   */
  textBytes: MiB - 16 * KiB,
  /** 20 applied saves are remembered in the draft, for commits that are sent again within seconds. */
  recentSaves: 20,
  /** 10 live pages whose slug the draft has shared. */
  stoodAt: 10,
  /** 30 days of remembering an Idempotency-Key. An editor that was offline sends it again within days. */
  requestKeyMs: 30 * 24 * 3_600_000,
  /** 200 versions in a list: ours and as many of other interfaces. */
  listedVersions: 200,
  /** 50 documents in a list by default. */
  listedDocuments: 50,
  /** 100 documents in a list at most. */
  mostListedDocuments: 100,
  /** 500 documents with one slug: a live page and a draft in more languages than any site has. */
  documentsAtSlug: 500,
  /** 20 redirects that start at one slug: more languages than move from it. */
  redirectsAtSlug: 20,
} as const;

export const removalLimits = {
  /** 4 MiB of versions in one deleting commit. Firestore refuses over 10 MiB, and documents of 1 MiB are written beside them. */
  commitBytes: 4 * MiB,
  /** 200 versions in a commit: far below what Firestore takes, whatever their size. */
  commitVersions: 200,
  /** 1 MiB: the largest document, assumed for a version of unknown size. */
  unknownBytes: MiB,
  /** 5 s of the 10 s of a request: 50 versions of 1 MiB need 13 commits. The schedule does the rest. */
  requestMs: 5_000,
  /** 20 removals per run of the sweep. */
  sweepRemovals: 20,
} as const;

export const templateLimits = {
  /** 200 fields: more than any form shows. */
  fields: 200,
  /** 100 characters: a name in code. */
  keyLength: 100,
  /** 200 characters: a heading. */
  labelLength: 200,
} as const;

export const publishingLimits = {
  /** 100 redirects to one page from its former slugs. The oldest go first. */
  redirectsToPage: 100,
  /** 20 due drafts per run of the sweep, which runs every minute. */
  sweepPublications: 20,
  /** Ten years: a date further ahead is a mistyped year. */
  farthestMs: 10 * 365 * 24 * 3_600_000,
} as const;
