import { createTurns } from "../core/write-conflict.ts";
import type { BudgetStore } from "./budget-store.ts";
import { type BudgetLimits, type BudgetUsage, findExhausted } from "./daily-budget.ts";
import type { UsageKey } from "./usage-store.ts";

interface BudgetRequest {
  readonly key: UsageKey;
  /** What is counted, by its name in the plan. */
  readonly unit: string;
  readonly limits: BudgetLimits;
}

export type BudgetOutcome<Done> =
  { readonly kind: "consumed"; readonly done: Done } | { readonly kind: "reached"; readonly whose: keyof BudgetUsage };

const inTurn = createTurns();

/**
 * Does work that costs a unit of the day, if the person and the project have one left. The work counts the unit in its own commit:
 * however many callers there are at the same time, no more get through than the limits allow.
 *
 * @throws AppError `unavailable` when others kept winning; then nothing was done
 */
const withinBudget = async <Done>(
  store: Pick<BudgetStore, "findBudget">,
  { key, unit, limits }: BudgetRequest,
  commit: (usage: BudgetUsage) => Promise<Done>,
  found?: BudgetUsage,
): Promise<BudgetOutcome<Done>> =>
  inTurn({
    key: JSON.stringify([key.projectId, key.day]),
    ...(found !== undefined && { found }),
    load: async () => store.findBudget(key),
    attempt: async (usage): Promise<BudgetOutcome<Done>> => {
      const whose = findExhausted(usage, unit, limits);
      return whose === undefined ? { kind: "consumed", done: await commit(usage) } : { kind: "reached", whose };
    },
  });

/**
 * Counts a unit of the day before it is spent on something that cannot be undone, such as a request to a paid service. `done` is the use after it.
 *
 * @throws AppError `unavailable`; then nothing was counted
 */
export const consumeBudget = async (store: BudgetStore, request: BudgetRequest, found?: BudgetUsage): Promise<BudgetOutcome<BudgetUsage>> =>
  withinBudget(store, request, async (usage) => store.countUnit(request.key, request.unit, usage), found);
