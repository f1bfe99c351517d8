/** Choices about text that people say. */
export const textLimits = {
  /** 40 characters of an answer that was not understood are repeated. */
  repeatedLength: 40,
} as const;

/** How long a write is tried again that others were faster than. */
export const conflictLimits = {
  /** 5 s of losing against others before giving up: half of the time of a request. */
  patienceMs: 5_000,
  /** 50 ms: a few commits long, so that parallel callers spread out. */
  pauseMs: 50,
} as const;
