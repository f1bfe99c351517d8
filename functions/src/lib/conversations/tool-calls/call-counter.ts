import { randomInt } from "node:crypto";
import { createMemory } from "../../platform/core/memory.ts";
import { type Budget, budgetOf } from "../../projects/plans.ts";
import { type BudgetStore, consumeBudget, isExhausted } from "../../usage/quota/daily-budget.ts";
import { spenderOf } from "./spend-unit.ts";
import type { ToolCall } from "./tool-call.ts";
import { toolLimits } from "./limits.ts";

/** Whether a chance of one in so many comes true. */
type Chance = (oneIn: number) => boolean;

const byLot: Chance = (oneIn) => randomInt(oneIn) === 0;

/**
 * Counts tool calls for the day of the person and the project: a whole block at one call in so many, by lot. So most calls cost nothing more,
 * and whoever spreads them over identities or processes is counted as others are. A day's limit may be exceeded by some blocks; a limit of
 * less than sixty is exact.
 */
export const createCallCounter = (isDrawn: Chance = byLot) => {
  /** People whose day is used up, and projects' shares that are. */
  const over = createMemory<true>({ forMs: toolLimits.countedMs, entries: toolLimits.countedPeople });
  /**
   * Returns whether the call may be made.
   *
   * @throws AppError `unavailable`
   */
  return async (budgets: BudgetStore, call: Pick<ToolCall, "project" | "caller" | "at">): Promise<boolean> => {
    const key = spenderOf(call);
    const { projectId, uid, day, isVisitor } = key;
    const limits = budgetOf(call.project, "tool_calls");
    const share = JSON.stringify([projectId, day, isVisitor, limits]);
    const person = JSON.stringify([projectId, day, isVisitor, limits, uid]);
    const nowMs = call.at.getTime();
    if (over.find(share, nowMs) ?? over.find(person, nowMs) ?? false) return false;
    const amount = blockOf(limits);
    if (!isDrawn(amount)) return true;
    const found = await budgets.findBudget(key);
    if ((await consumeBudget(budgets, { key, unit: "tool_calls", limits, amount }, found)) !== undefined) return true;
    const isShare = isExhausted(found, { unit: "tool_calls", limits: { ...limits, person: Infinity }, amount, isVisitor });
    over.keep(isShare ? share : person, true, nowMs);
    return false;
  };
};

const blockOf = ({ person, visitors, project }: Budget): number => {
  const least = Math.min(person, visitors, project);
  return Math.max(1, Math.min(toolLimits.countedAtOnce, Math.floor(least / (3 * toolLimits.countedAtOnce))));
};
