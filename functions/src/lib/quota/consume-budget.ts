import { randomUUID } from "node:crypto";
import { createTurns } from "../core/write-conflict.ts";
import { type BudgetStore, type BudgetLimits, type BudgetUsage, findExhausted } from "./daily-budget.ts";
import type { UsageKey } from "./daily-usage.ts";

interface BudgetRequest {
  readonly key: UsageKey;
  /** Its name in the plan. */
  readonly unit: string;
  readonly limits: BudgetLimits;
  /** Units spent at once; one by default. */
  readonly amount?: number;
}

export type BudgetOutcome =
  { readonly kind: "consumed"; readonly done: BudgetUsage } | { readonly kind: "reached"; readonly whose: keyof BudgetUsage };

const inTurn = createTurns();

/**
 * Counts a unit of the day before it is spent on something that cannot be undone, such as a request to a paid service, if the person and
 * the project have one left. However many callers there are at the same time, no more get through than the limits allow. `done` is the
 * resulting use.
 *
 * @throws AppError `unavailable` when others kept winning; then nothing was counted
 */
export const consumeBudget = async (
  store: BudgetStore,
  { key, unit, limits, amount = 1 }: BudgetRequest,
  found?: BudgetUsage,
): Promise<BudgetOutcome> => {
  const use = randomUUID();
  return inTurn({
    key: JSON.stringify([key.projectId, key.day]),
    ...(found !== undefined && { found }),
    load: async () => store.findBudget(key),
    attempt: async (usage): Promise<BudgetOutcome> => {
      // Ours already: an earlier attempt was stored although its answer was lost.
      if (usage.person.lastUses?.get(unit) === use) return { kind: "consumed", done: usage };
      const whose = findExhausted(usage, unit, limits, amount);
      return whose === undefined
        ? { kind: "consumed", done: await store.countUnit(key, unit, usage, use, amount) }
        : { kind: "reached", whose };
    },
  });
};
