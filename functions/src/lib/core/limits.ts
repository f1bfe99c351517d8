/** Limits on what people say. */
export const textLimits = {
  /** 40 characters: how much of an answer that was not understood is repeated to the visitor. */
  repeatedLength: 40,
} as const;

/** How long a write is retried after a conflict. */
export const conflictLimits = {
  /** 5 s of lost races before giving up: half the time limit of a request. */
  patienceMs: 5_000,
  /** 50 ms: a few commits long, so that parallel callers spread out. */
  pauseMs: 50,
} as const;

/** What an error says. */
export const errorLimits = {
  /** 100 details: more than a form has fields. */
  details: 100,
  /** 1,500 characters of the path of a detail: as long as a field path of Firestore in bytes. */
  pathLength: 1_500,
} as const;
