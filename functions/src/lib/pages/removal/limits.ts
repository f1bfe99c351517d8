const MiB = 1024 * 1024;

export const removalLimits = {
  /** 4 MiB of versions deleted in one commit. Firestore's limit is 10 MiB, and the commit may also write documents of 1 MiB. */
  commitBytes: 4 * MiB,
  /** 200 versions in a commit: far below Firestore's limit. */
  commitVersions: 200,
  /** 1 MiB: the largest document, assumed for a version of unknown size. */
  unknownBytes: MiB,
  /** 5 s of the 10 s of a request: 50 versions of 1 MiB need 13 commits. The sweep deletes the rest. */
  requestMs: 5_000,
  /** 20 removals at a time in the sweep. */
  sweepRemovals: 20,
} as const;
