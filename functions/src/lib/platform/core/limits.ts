export const textLimits = {
  /** 40 characters of words that were not understood are repeated to the visitor. */
  repeatedLength: 40,
} as const;

export const conflictLimits = {
  /** 5 s of conflicts before giving up: half the time limit of a request. */
  patienceMs: 5_000,
  /** 50 ms, a few commits long: the longest pause between two attempts. It is random, so parallel callers spread out. */
  pauseMs: 50,
} as const;

export const errorLimits = {
  /** 100 details: more than a form has fields. */
  details: 100,
  /** 1,500 characters of a detail's path: Firestore's limit for a field path, in bytes. */
  pathLength: 1_500,
} as const;

export const readingLimits = {
  /** 10 s in which others join a reading: no request waits for longer. */
  joinedMs: 10_000,
} as const;
