import { budgetOf, type BudgetUnit } from "../projects/plans.ts";
import { type BudgetStore, consumeBudget } from "../quota/daily-budget.ts";
import { dayOf } from "../quota/daily-usage.ts";
import type { ToolCall } from "./tool-call.ts";

/**
 * Counts a unit before a tool call uses it for an outside service. Returns false and counts nothing if the day's budget of the person or
 * the project is used up.
 *
 * @throws AppError `unavailable`
 */
export const spendUnit = async (budgets: BudgetStore, unit: BudgetUnit, { project, caller, at }: ToolCall): Promise<boolean> => {
  const key = { projectId: project.id, uid: caller.uid, day: dayOf(at) };
  return (await consumeBudget(budgets, { key, unit, limits: budgetOf(project, unit) })) !== undefined;
};
