import { budgetOf, type BudgetUnit } from "../../projects/plans.ts";
import { type BudgetStore, consumeBudget } from "../../usage/quota/daily-budget.ts";
import { dayOf, type Spender } from "../../usage/quota/daily-usage.ts";
import type { Spent } from "../../platform/core/spent.ts";
import type { ToolCall } from "./tool-call.ts";

export const spenderOf = ({ project, caller: { uid, role }, at }: Pick<ToolCall, "project" | "caller" | "at">): Spender => ({
  projectId: project.id,
  uid,
  day: dayOf(at),
  isVisitor: role === undefined,
});

/**
 * Counts a unit before a tool call uses it for an outside service. Undefined, and counts nothing, if the day's budget of the person, of
 * all anonymous visitors or of the project is used up.
 *
 * @throws AppError `unavailable`
 */
export const spendUnit = async <Unit extends BudgetUnit>(
  budgets: BudgetStore,
  unit: Unit,
  call: ToolCall,
): Promise<Spent<Unit> | undefined> =>
  (await consumeBudget(budgets, { key: spenderOf(call), unit, limits: budgetOf(call.project, unit) }))?.spent;
