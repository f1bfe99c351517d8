/** Limits of Firestore. */
export const firestoreLimits = {
  /** 100 ms, half of it more or less: a connection that broke is made anew at once, but not by all at the same time. */
  retryMs: 100,
  /** Levels of maps and lists in a document: https://firebase.google.com/docs/firestore/quotas */
  depth: 20,
  /** Bytes of a field's path (same source: 1,500), less 8, because the mark of its change is one map deeper. */
  fieldPathBytes: 1492,
  /** Bytes of a document ID (same source). */
  idBytes: 1500,
} as const;
