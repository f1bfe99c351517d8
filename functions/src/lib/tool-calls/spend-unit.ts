import { budgetOf, type BudgetUnit } from "../projects/plans.ts";
import { type BudgetStore, consumeBudget } from "../quota/daily-budget.ts";
import { dayOf } from "../quota/daily-usage.ts";
import type { ToolCall } from "./tool-call.ts";

/**
 * Counts what a tool call is about to spend on an outside service. False, with nothing counted, if the day's budget of the person or the
 * project is used up.
 *
 * @throws AppError `unavailable`
 */
export const spendUnit = async (budgets: BudgetStore, unit: BudgetUnit, { project, caller, at }: ToolCall): Promise<boolean> => {
  const key = { projectId: project.id, uid: caller.uid, day: dayOf(at) };
  return (await consumeBudget(budgets, { key, unit, limits: budgetOf(project, unit) })) !== undefined;
};
