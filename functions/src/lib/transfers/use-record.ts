import { isHeld } from "../platform/core/lease.ts";
import { dayOf } from "../usage/quota/daily-usage.ts";
import { budgetStore, usageStore } from "../usage/quota/store.ts";
import type { DayUse } from "../projects/show-budgets.ts";
import { findStarts } from "./store.ts";
import { countOfDay } from "./transfer-store.ts";

interface UseKey {
  readonly projectId: string;
  /** Undefined for the whole project. */
  readonly uid?: string | undefined;
  readonly at: Date;
}

export const findUse = async ({ projectId, uid, at }: UseKey): Promise<DayUse> => {
  const day = dayOf(at);
  const [budget, starts, sessions] = await Promise.all([
    budgetStore.findBudget({ projectId, uid: uid ?? "", day }),
    findStarts(projectId, uid),
    uid === undefined ? null : countSessions(projectId, uid, at),
  ]);
  const { counts } = uid === undefined ? budget.project : budget.person;
  return { counts, transfers: countOfDay(starts, at), sessions };
};

/** Includes sessions that are being started. */
export const countSessions = async (projectId: string, uid: string, at: Date): Promise<number> => {
  const { count, leases } = await usageStore.findUsage({ projectId, uid, day: dayOf(at) });
  return count + leases.filter(({ until }) => isHeld(until, at)).length;
};
