export const firestoreLimits = {
  /** 100 ms, give or take half: broken connections reconnect quickly, but not all at the same time. */
  retryMs: 100,
  /** Levels of maps and lists in a document: https://firebase.google.com/docs/firestore/quotas */
  depth: 20,
  /** Bytes of a field's path (same source: 1,500), less 8, because its change mark is nested one map deeper. */
  fieldPathBytes: 1492,
  /** Bytes of a document ID (same source). */
  idBytes: 1500,
} as const;
