const KiB = 1024;
const MiB = 1024 * KiB;

/** Choices of drafts. */
export const draftLimits = {
  /** 10 min: saves of one person within it share one version. */
  versionWindowMs: 10 * 60_000,
  /** 50 versions of a draft are kept. */
  keptVersions: 50,
  /** A body that keeps less than this share of its length was probably cut by mistake. */
  shrinkRatio: 0.5,
  /**
   * Text of a draft: Firestore's 1 MiB for a document, less 16 KiB for what a draft keeps about itself
   * (20 saves of 110 bytes, 50 versions of 100, ids of up to 1,500 bytes, slugs of up to 800).
   */
  textBytes: MiB - 16 * KiB,
  /** 20 applied saves are remembered in the draft, for commits that are sent again: that happens within seconds. */
  recentSaves: 20,
  /** 10 live pages at whose slug a draft has stood. */
  stoodAt: 10,
  /** 30 days: how long an Idempotency-Key is remembered. An editor that was offline sends it again within days. */
  requestKeyMs: 30 * 24 * 3_600_000,
  /** 200 versions in a list: ours and as many of other interfaces. */
  listedVersions: 200,
  /** 50 documents in a list, unless it is asked for fewer or more. */
  listedDocuments: 50,
  /** 100 documents in a list at most. */
  mostListedDocuments: 100,
} as const;

/** Choices of templates. */
export const templateLimits = {
  /** 200 fields: more than any form shows. */
  fields: 200,
  /** 100 characters: a name in code. */
  keyLength: 100,
  /** 200 characters: a heading. */
  labelLength: 200,
} as const;
