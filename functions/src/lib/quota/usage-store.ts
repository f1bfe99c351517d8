import type { DailyUsage } from "./daily-usage.ts";

export interface UsageKey {
  readonly projectId: string;
  readonly uid: string;
  /** UTC, as YYYY-MM-DD. */
  readonly day: string;
}

/** What a write does to one unit: what belongs to it can be stored in the same commit. */
export type UsageChange = "reserve" | "consume" | "unconsume" | "release";

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface UsageStore {
  /** A day without a record counts as unused. */
  readonly findUsage: (key: UsageKey) => Promise<DailyUsage>;
  /**
   * Returns the write token of the new state.
   *
   * @throws WriteConflict when the usage has changed since it was read
   */
  readonly writeUsage: (key: UsageKey, usage: DailyUsage, change: UsageChange) => Promise<string>;
  /** Names what the changes of this usage collide with, where that is more than the changes of the same usage. */
  readonly turnOf?: (key: UsageKey) => string;
}
