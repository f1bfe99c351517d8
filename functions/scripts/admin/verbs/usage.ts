import type { Budget } from "../../../answers/site-settings.ts";
import type { Project } from "../../../src/lib/projects/project.ts";
import { budgetsOf, budgetUnits } from "../../../src/lib/projects/show-budgets.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { dayOf } from "../../../src/lib/usage/quota/daily-usage.ts";
import { countSessions, findUse } from "../../../src/lib/transfers/use-record.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { requirePerson } from "./person.ts";

type Unit = Budget["unit"];

/** Units that are counted by day. Hourly limits are reported only by the service, when they are reached. */
export type DayUnit = Exclude<Unit, `${string}_per_hour`>;

export const isDayUnit = (unit: Unit): unit is DayUnit => !unit.endsWith("_per_hour");

/** One person's use, or a whole project's. */
export interface UseKey {
  readonly project: Project;
  /** Undefined for the project's own. */
  readonly uid: string | undefined;
  readonly now: Date;
}

interface UnitUse {
  readonly unit: DayUnit;
  readonly used: number;
  /** Null if there is no limit. */
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
  const use = await findUse({ projectId: project.id, uid, at: now });
  const sessions = use.sessions ?? (await countAllSessions(target, key));
  return budgetsOf(project, { ...use, sessions }).flatMap(({ unit, used, ...limits }) =>
    isDayUnit(unit) ? [{ unit, used: used ?? 0, limit: limits[limitOfWhom(key)] }] : [],
  );
};

const limitOfWhom = ({ uid }: UseKey): "person" | "project" => (uid === undefined ? "project" : "person");

/** Null if there is no limit. */
export const limitOf = (key: UseKey, unit: DayUnit): number | null => {
  const budgets = budgetsOf(key.project, { counts: new Map(), transfers: 0, sessions: null });
  return budgets.find((budget) => budget.unit === unit)?.[limitOfWhom(key)] ?? null;
};

/** Reads one record per person with a role, because no index covers the sessions of a day. */
const countAllSessions = async ({ firestore }: Target, { project, now }: UseKey): Promise<number> => {
  const members = await firestore.collection(`projects/${project.id}/members`).select().get();
  let count = 0;
  for (const { id } of members.docs) count += await countSessions(project.id, id, now);
  return count;
};

/** @throws OperatorError */
export const requireUnit = (text: string): DayUnit => {
  const dayUnits = budgetUnits.filter(isDayUnit);
  const unit = dayUnits.find((known) => known === text);
  if (unit === undefined) throw new OperatorError(`There is no unit "${text}". Units are ${dayUnits.join(", ")}.`);
  return unit;
};
