import { AppError } from "../platform/core/app-error.ts";
import type { Visits, Project } from "../projects/project.ts";
import { budgetOf } from "../projects/plans.ts";
import { addUnits, type Tally, used } from "../usage/quota/daily-budget.ts";
import {
  secondsUntilTomorrow,
  type UsageChange,
  type DailyUsage,
  type UsageKey,
  type UsageStore,
  type ConversationCount,
  toCount,
} from "../usage/quota/daily-usage.ts";
import { visitorLimits } from "./limits.ts";
import type { Count } from "../usage/statistics/count.ts";

/** The state that decides about an anonymous visitor's session. */
export interface StoredVisit extends DailyUsage {
  readonly user: VisitorRecord | undefined;
  readonly project: Tally;
}

export interface VisitorRecord {
  /** Undefined if an operator created the record, which then stays unchanged. */
  readonly visits: Visits | undefined;
  readonly writeToken: string;
}

/** Stored in the commit that changes the usage. Undefined members do not change. */
interface VisitChange {
  readonly visits: Visits | undefined;
  readonly project: Tally | undefined;
}

interface Visit {
  readonly project: Project;
  readonly at: Date;
}

/** Units of the project's day. The new visitors of each hour are a unit of their own, so that they need no separate record. */
const sessionUnit = "visitor_sessions";
const newcomersUnit = (at: Date): string => `new_visitors_${at.toISOString().slice(11, 13)}`;

/**
 * What to write with a change of an anonymous visitor's usage. The first reservation admits the visitor; each session counts for the
 * project. The project's units are counted just before a token is handed out, so that none is lost if the process dies.
 *
 * @throws AppError `visitors_limit`
 */
export const decideVisit = (
  change: UsageChange,
  { user, project: tally }: Pick<StoredVisit, "user" | "project">,
  visit: Visit,
): VisitChange => {
  switch (change) {
    case "reserve":
      requireLeft(tally, visit);
      return admit(user, tally, visit);
    case "consume":
      requireLeft(tally, visit);
      return { visits: undefined, project: addUnits(tally, sessionUnit, 1) };
    case "unconsume":
      return { visits: undefined, project: addUnits(tally, sessionUnit, -1) };
    case "release":
      return { visits: undefined, project: undefined };
  }
};

const admit = (user: VisitorRecord | undefined, tally: Tally, { project, at }: Visit): VisitChange => {
  if (user !== undefined && user.visits === undefined) return { visits: undefined, project: undefined };
  const { projectIds = [], lastVisitAt }: Partial<Visits> = user?.visits ?? {};
  if (projectIds.includes(project.id)) {
    const isRecent = lastVisitAt !== undefined && at.getTime() - lastVisitAt.getTime() < visitorLimits.seenMs;
    return { visits: isRecent ? undefined : { projectIds, lastVisitAt: at }, project: undefined };
  }
  const unit = newcomersUnit(at);
  const isFull = used(tally, unit) >= budgetOf(project, "new_visitors_per_hour").project;
  if (isFull || projectIds.length >= visitorLimits.projects) throw visitorsLimit(secondsUntilNextHour(at));
  return { visits: { projectIds: [...projectIds, project.id], lastVisitAt: at }, project: addUnits(tally, unit, 1) };
};

const requireLeft = (tally: Tally, { project, at }: Visit): void => {
  if (used(tally, sessionUnit) >= budgetOf(project, sessionUnit).project) throw visitorsLimit(secondsUntilTomorrow(at));
};

const secondsUntilNextHour = (at: Date): number => 3600 - (Math.floor(at.getTime() / 1000) % 3600);

const visitorsLimit = (retryAfterSec: number): AppError =>
  new AppError("visitors_limit", "Too many visitors are using the assistant. Please try again later.", { retryAfterSec });

/** At most the limit of a member. */
export const visitorDailyLimit = (project: Project, memberLimit: number): number =>
  Math.min(memberLimit, budgetOf(project, sessionUnit).person);

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface VisitStore {
  /** Costs three reads in one round trip. */
  readonly findVisit: (key: UsageKey) => Promise<StoredVisit>;
  /**
   * Stores the usage of a visit, and what belongs to it, in one commit. Returns the new state.
   *
   * @throws WriteConflict when any of it has changed since it was read
   */
  readonly writeVisit: (key: UsageKey, visit: StoredVisit, change: WrittenVisit) => Promise<StoredVisit>;
}

interface WrittenVisit extends VisitChange {
  readonly count: Count | undefined;
}

interface VisitedSession extends Visit {
  /** Undefined for a session that resumes a conversation. */
  readonly counted: ConversationCount | undefined;
}

/** Usage of an anonymous visitor's session. Its writes also admit the visitor and count for the project. */
export const visitorUsage = (store: VisitStore, { project, at, counted }: VisitedSession): UsageStore<StoredVisit> => ({
  turnOf: ({ projectId, day }) => JSON.stringify([projectId, day]),
  findUsage: async (key) => store.findVisit(key),
  writeUsage: async (key, visit, change) =>
    store.writeVisit(key, visit, { ...decideVisit(change, visit, { project, at }), count: toCount(counted, key, change) }),
});
