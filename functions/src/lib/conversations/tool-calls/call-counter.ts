import { createMemory } from "../../platform/core/memory.ts";
import { type Budget, budgetOf } from "../../projects/plans.ts";
import { type BudgetStore, consumeBudget } from "../../usage/quota/daily-budget.ts";
import { spenderOf } from "./spend-unit.ts";
import type { ToolCall } from "./tool-call.ts";
import { toolLimits } from "./limits.ts";

/** A person's calls that this process has not yet counted in storage; `over` when their day is used up. */
type Counted = number | "over";

/**
 * Counts tool calls for the day of the person and the project. A process counts them in blocks, so that a conversation of a few calls costs
 * nothing more: a day's limit may be exceeded by a block for each process. A limit of less than sixty is exact.
 */
export const createCallCounter = () => {
  const counted = createMemory<Counted>({ forMs: toolLimits.countedMs, entries: toolLimits.countedPeople });
  /**
   * Returns whether the call may be made.
   *
   * @throws AppError `unavailable`
   */
  return async (budgets: BudgetStore, call: Pick<ToolCall, "project" | "caller" | "at">): Promise<boolean> => {
    const key = spenderOf(call);
    const id = JSON.stringify([key.projectId, key.uid, key.day]);
    const nowMs = call.at.getTime();
    const before = counted.find(id, nowMs) ?? 0;
    if (before === "over") return false;
    const limits = budgetOf(call.project, "tool_calls");
    const amount = blockOf(limits);
    const isFull = before + 1 >= amount;
    counted.keep(id, isFull ? 0 : before + 1, nowMs);
    if (!isFull) return true;
    if ((await consumeBudget(budgets, { key, unit: "tool_calls", limits, amount })) !== undefined) return true;
    counted.keep(id, "over", nowMs);
    return false;
  };
};

const blockOf = ({ person, visitors, project }: Budget): number => {
  const least = Math.min(person, visitors, project);
  return Math.max(1, Math.min(toolLimits.countedAtOnce, Math.floor(least / (3 * toolLimits.countedAtOnce))));
};
