import type { BudgetUsage } from "./daily-budget.ts";
import type { UsageKey } from "./usage-store.ts";

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface BudgetStore {
  /** A day without a record counts as unused. Costs two reads in one round trip. */
  readonly findBudget: (key: UsageKey) => Promise<BudgetUsage>;
  /**
   * Counts a unit, or so many, for the person and the project: both or neither. Returns the use after it. `use` names what it is counted for.
   *
   * @throws WriteConflict when the use has changed since it was read
   */
  readonly countUnit: (key: UsageKey, unit: string, usage: BudgetUsage, use?: string, amount?: number) => Promise<BudgetUsage>;
}
