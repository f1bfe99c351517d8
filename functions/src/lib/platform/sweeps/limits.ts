export const sweepLimits = {
  /** 30 s: after this, a sweep starts nothing new, so that its run ends before the next one begins. */
  timeMs: 30_000,
  /** 45 s: 15 s more for what a sweep has started. After this, the run no longer waits for it. */
  patienceMs: 45_000,
} as const;
