/** Limits of the work that is done by the clock. */
export const sweepLimits = {
  /** 30 s: a sweep begins nothing new after that; a run of it must end before the next minute begins. */
  timeMs: 30_000,
  /** 15 s more for what it has begun; then the others are no longer kept waiting. */
  patienceMs: 45_000,
} as const;
