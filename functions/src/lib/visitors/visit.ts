import { AppError } from "../core/app-error.ts";
import type { Visits } from "../projects/project.ts";
import { budgetOf } from "../projects/plans.ts";
import type { Project } from "../projects/project.ts";
import { addUnits, type Tally, used } from "../quota/daily-budget.ts";
import { secondsUntilTomorrow } from "../quota/daily-usage.ts";
import type { UsageChange } from "../quota/usage-store.ts";
import { visitorLimits } from "./limits.ts";

/** What decides about an anonymous visitor's session, besides their own usage of the day. */
export interface VisitState {
  /** Undefined while they have no record. */
  readonly user: VisitorRecord | undefined;
  /** What the project has used today. */
  readonly project: Tally;
}

export interface VisitorRecord {
  /** Undefined when an operator has made the record: it is left as it is. */
  readonly visits: Visits | undefined;
  readonly writeToken: string;
}

/** What is stored in the commit that changes the usage. Undefined: what is there stays. */
export interface VisitChange {
  readonly visits: Visits | undefined;
  readonly project: Tally | undefined;
}

interface Visit {
  readonly project: Project;
  readonly at: Date;
}

/** Units of the project's day. The visitors of each hour are counted as a separate unit, so that they need no separate record. */
const sessionUnit = "visitor_sessions";
const newcomersUnit = (at: Date): string => `new_visitors_${at.toISOString().slice(11, 13)}`;

/**
 * What is written with a change of an anonymous visitor's usage. Their first reservation admits them; each session that they get counts for
 * the project. A project's units are counted just before a token is handed out, so that none is lost with a process.
 *
 * @throws AppError `visitors_limit`
 */
export const decideVisit = (change: UsageChange, { user, project: tally }: VisitState, visit: Visit): VisitChange => {
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
  new AppError("visitors_limit", "Too many visitors are using the voice agent. Please try again later.", {
    headers: { "Retry-After": String(retryAfterSec) },
  });

/** How many sessions an anonymous visitor may start in a day: never more than a member. */
export const visitorDailyLimit = (project: Project, memberLimit: number): number =>
  Math.min(memberLimit, budgetOf(project, sessionUnit).person);
