import { asDate, asList } from "../../../src/lib/firestore/decode.ts";
import { type Budget, budgetOf, limitNames, sessionsPerDayOf } from "../../../src/lib/projects/plans.ts";
import type { Project } from "../../../src/lib/projects/project.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { dayOf } from "../../../src/lib/quota/daily-usage.ts";
import { budgetStore, usageStore } from "../../../src/lib/quota/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { requirePerson } from "./person.ts";

/** Voice sessions have a separate limit in a plan. */
export const sessionUnit = "voice_sessions";

/** Units that are counted by the day. Hourly limits are only reported by the service, when they are reached. */
const dayUnits = [sessionUnit, ...limitNames.filter((name) => !name.endsWith("_per_hour"))] as const;

export type DayUnit = (typeof dayUnits)[number];

/** One person's use, or a whole project's. */
export interface UseKey {
  readonly project: Project;
  /** Undefined for the project's. */
  readonly uid: string | undefined;
  readonly now: Date;
}

interface UnitUse {
  readonly unit: DayUnit;
  readonly used: number;
  /** Null where there is none. */
  readonly limit: number | null;
}

export interface UsageOptions {
  readonly person?: string;
}

/** What was used today. */
export const showUsage = async (target: Target, projectId: string, options: UsageOptions): Promise<Proposal> => {
  const key = await requireUse(target, projectId, options);
  const units = await readUse(target, key);
  const width = Math.max(...units.map(({ unit }) => unit.length));
  const whose = options.person ?? "the whole project";
  const lines = units.map(({ unit, used, limit }) => `${unit.padEnd(width)}  ${used}${limit === null ? "" : ` of ${limit}`}`);
  return propose({
    result: { project: projectId, uid: key.uid ?? null, day: dayOf(key.now), units },
    sentence: [`Used by ${whose} on ${dayOf(key.now)} (UTC):`, ...lines].join("\n"),
  });
};

export const requireUse = async (target: Target, projectId: string, { person }: UsageOptions): Promise<UseKey> => {
  await requireProject(target.firestore, projectId);
  const project = await projectStore.getProject(projectId);
  const uid = person === undefined ? undefined : (await requirePerson(target, person)).uid;
  return { project, uid, now: new Date() };
};

const readUse = async (target: Target, key: UseKey): Promise<readonly UnitUse[]> => {
  const { project, uid, now } = key;
  const [sessions, transfers, budget] = await Promise.all([
    uid === undefined ? countSessions(target, key) : findSessions(project.id, uid, now),
    countTransfers(target, key),
    budgetStore.findBudget({ projectId: project.id, uid: uid ?? "", day: dayOf(now) }),
  ]);
  const { counts } = uid === undefined ? budget.project : budget.person;
  const used = (unit: DayUnit): number => {
    if (unit === sessionUnit) return sessions;
    return unit === "transfers" ? transfers : (counts.get(unit) ?? 0);
  };
  return dayUnits.map((unit) => ({ unit, used: used(unit), limit: limitOf(key, unit) ?? null }));
};

/** Undefined if there is no limit. */
export const limitOf = ({ project, uid }: UseKey, unit: DayUnit): number | undefined => {
  const whose: keyof Budget = uid === undefined ? "project" : "person";
  if (unit !== sessionUnit) return budgetOf(project, unit)[whose];
  return uid === undefined ? undefined : sessionsPerDayOf(project);
};

/** Including sessions that are being started. */
const findSessions = async (projectId: string, uid: string, now: Date): Promise<number> => {
  const { count, leases } = await usageStore.findUsage({ projectId, uid, day: dayOf(now) });
  return count + leases.filter(({ until }) => until > now).length;
};

/** One read for everybody with a role: there is no index of the sessions of a day. */
const countSessions = async ({ firestore }: Target, { project, now }: UseKey): Promise<number> => {
  const members = await firestore.collection(`projects/${project.id}/members`).select().get();
  let count = 0;
  for (const { id } of members.docs) count += await findSessions(project.id, id, now);
  return count;
};

export const transferLedger = ({ project, uid }: UseKey): string =>
  `projects/${project.id}/transfer_ledgers/${uid === undefined ? "project" : `caller_${uid}`}`;

const dayMs = 24 * 3_600_000;

/** The window of transfers slides: those of the last 24 hours. */
export const isCounted = (start: unknown, now: Date): boolean => now.getTime() - asDate(start).getTime() < dayMs;

const countTransfers = async ({ firestore }: Target, key: UseKey): Promise<number> => {
  const ledger = await findRecord(firestore, transferLedger(key));
  return asList(ledger?.data["starts"]).filter((start) => isCounted(start, key.now)).length;
};

/** @throws OperatorError */
export const requireUnit = (text: string): DayUnit => {
  const unit = dayUnits.find((known) => known === text);
  if (unit === undefined) throw new OperatorError(`There is no unit "${text}". Units are ${dayUnits.join(", ")}.`);
  return unit;
};
