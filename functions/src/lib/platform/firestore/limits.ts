export const firestoreLimits = {
  /** 50 to 150 ms at random, so that broken connections are not all renewed at the same time. */
  retryMs: 100,
  /** Levels of maps and lists in a document: https://firebase.google.com/docs/firestore/quotas */
  depth: 20,
  /** Bytes of a field path: 1,500 (same source), less 8 because the field's mark is nested one map deeper. */
  fieldPathBytes: 1492,
  /** Bytes of a document ID (same source). */
  idBytes: 1500,
  /** 500 characters of a text in a list, for what other programs have stored. */
  listedCharacters: 500,
  /** Bytes of a number or a time: https://firebase.google.com/docs/firestore/storage-size */
  scalarBytes: 8,
} as const;
