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
   * (50 saves of 80 bytes, 50 versions of 30, ids of up to 1,500 bytes, a slug of up to 800).
   */
  textBytes: MiB - 16 * KiB,
  /** 50 applied saves are remembered, for retries. A lost answer is retried within seconds. */
  recentSaves: 50,
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
