import type { DailyUsage } from "../quota/daily-usage.ts";
import { type ConversationCount, toCount } from "../quota/conversation-count.ts";
import type { UsageKey, UsageStore } from "../quota/usage-store.ts";
import type { Project } from "../projects/project.ts";
import type { Count } from "../statistics/count.ts";
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
  readonly writeVisit: (key: UsageKey, before: StoredVisit, change: WrittenVisit) => Promise<StoredVisit>;
}

interface WrittenVisit extends VisitChange {
  readonly usage: DailyUsage;
  /** What the statistics count with it. */
  readonly count: Count | undefined;
}

export interface StoredVisit extends VisitState {
  readonly usage: DailyUsage;
}

interface VisitedSession {
  readonly project: Project;
  readonly at: Date;
  readonly found: StoredVisit;
  /** Undefined for a session that goes on with a conversation. */
  readonly counted: ConversationCount | undefined;
}

/** The usage of one start of an anonymous visitor's session, whose writes admit the visitor and count for the project. */
export const visitorUsage = (store: VisitStore, { project, at, found, counted }: VisitedSession): UsageStore => {
  let state = found;
  return {
    turnOf: ({ projectId, day }) => JSON.stringify([projectId, day]),
    findUsage: async (key) => {
      state = await store.findVisit(key);
      return state.usage;
    },
    writeUsage: async (key, usage, change) => {
      state = await store.writeVisit(key, state, {
        usage,
        ...decideVisit(change, state, { project, at }),
        count: toCount(counted, key, change),
      });
      return state.usage.writeToken ?? "";
    },
  };
};
