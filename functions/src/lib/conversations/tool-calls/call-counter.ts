import { createMemory } from "../../platform/core/memory.ts";
import { type Budget, budgetOf } from "../../projects/plans.ts";
import { type BudgetStore, consumeBudget } from "../../usage/quota/daily-budget.ts";
import { spenderOf } from "./spend-unit.ts";
import type { ToolCall } from "./tool-call.ts";
import { toolLimits } from "./limits.ts";

/**
 * Counts tool calls for the day of the person and the project. A process counts the calls of a project's visitors in blocks, and those of
 * its team, each block as calls of the person who makes its last call: most conversations cost nothing more, and spreading calls over
 * people avoids no count; once a block is refused, each further call is asked for. A day's limit may be exceeded by a block for each process. A limit of less than sixty is exact.
 */
export const createCallCounter = () => {
  const uncounted = createMemory<number>({ forMs: toolLimits.countedMs, entries: toolLimits.countedShares });
  const usedUp = createMemory<true>({ forMs: toolLimits.countedMs, entries: toolLimits.countedPeople });
  /**
   * Returns whether the call may be made.
   *
   * @throws AppError `unavailable`
   */
  return async (budgets: BudgetStore, call: Pick<ToolCall, "project" | "caller" | "at">): Promise<boolean> => {
    const key = spenderOf(call);
    const nowMs = call.at.getTime();
    const person = JSON.stringify([key.projectId, key.uid, key.day]);
    if (usedUp.find(person, nowMs) === true) return false;
    const share = JSON.stringify([key.projectId, key.isVisitor, key.day]);
    const limits = budgetOf(call.project, "tool_calls");
    const amount = blockOf(limits);
    const calls = (uncounted.find(share, nowMs) ?? 0) + 1;
    uncounted.keep(share, calls < amount ? calls : 0, nowMs);
    if (calls < amount) return true;
    if ((await consumeBudget(budgets, { key, unit: "tool_calls", limits, amount })) !== undefined) return true;
    usedUp.keep(person, true, nowMs);
    uncounted.keep(share, amount - 1, nowMs);
    return false;
  };
};

const blockOf = ({ person, visitors, project }: Budget): number => {
  const least = Math.min(person, visitors, project);
  return Math.max(1, Math.min(toolLimits.countedAtOnce, Math.floor(least / (3 * toolLimits.countedAtOnce))));
};
