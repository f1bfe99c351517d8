import type { BudgetUsage } from "./daily-budget.ts";
import type { UsageKey } from "./usage-store.ts";

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface BudgetStore {
  /** The use of a day of which nothing is stored is nothing. Costs two reads in one round trip. */
  readonly findBudget: (key: UsageKey) => Promise<BudgetUsage>;
  /**
   * Counts one unit for the person and for the project, both or neither. Answers the use after it.
   *
   * @throws WriteConflict when the use is no longer as it was read
   */
  readonly countUnit: (key: UsageKey, unit: string, usage: BudgetUsage) => Promise<BudgetUsage>;
}
