export const sweepLimits = {
  /** 30 s: a sweep starts nothing new after that, so that its run ends before the next minute begins. */
  timeMs: 30_000,
  /** 15 s more for what it has started; then the other sweeps no longer wait for it. */
  patienceMs: 45_000,
} as const;
