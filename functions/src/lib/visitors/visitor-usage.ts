import type { DailyUsage } from "../quota/daily-usage.ts";
import type { UsageKey, UsageStore } from "../quota/usage-store.ts";
import type { Project } from "../projects/project.ts";
import { decideVisit, type VisitChange, type VisitState } from "./visit.ts";

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface VisitStore {
  /** Costs three reads in one round trip. */
  readonly findVisit: (key: UsageKey) => Promise<StoredVisit>;
  /**
   * Stores the usage, and what belongs to it, in one commit. Returns the state after it.
   *
   * @throws WriteConflict when any of it has changed since it was read
   */
  readonly writeVisit: (key: UsageKey, before: StoredVisit, change: VisitChange & { readonly usage: DailyUsage }) => Promise<StoredVisit>;
}

export interface StoredVisit extends VisitState {
  readonly usage: DailyUsage;
}

/** The usage of one start of an anonymous visitor's session, whose writes admit the visitor and count for the project. */
export const visitorUsage = (
  store: VisitStore,
  { project, at, found }: { readonly project: Project; readonly at: Date; readonly found: StoredVisit },
): UsageStore => {
  let state = found;
  return {
    turnOf: ({ projectId, day }) => JSON.stringify([projectId, day]),
    findUsage: async (key) => {
      state = await store.findVisit(key);
      return state.usage;
    },
    writeUsage: async (key, usage, change) => {
      state = await store.writeVisit(key, state, { usage, ...decideVisit(change, state, { project, at }) });
      return state.usage.writeToken ?? "";
    },
  };
};
