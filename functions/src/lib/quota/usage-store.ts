import type { DailyUsage } from "./daily-usage.ts";

export interface UsageKey {
  readonly projectId: string;
  readonly uid: string;
  /** UTC, as YYYY-MM-DD. */
  readonly day: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface UsageStore {
  /** The usage of a day of which nothing is stored is nothing. */
  readonly findUsage: (key: UsageKey) => Promise<DailyUsage>;
  /**
   * Answers the write token of the new state.
   *
   * @throws WriteConflict when the usage is no longer as it was read
   */
  readonly writeUsage: (key: UsageKey, usage: DailyUsage) => Promise<string>;
}
