import { Timestamp } from "firebase-admin/firestore";
import { asCount, asDate, asText } from "../../../src/lib/platform/firestore/decode.ts";
import { budgetsOf } from "../../../src/lib/projects/show-budgets.ts";
import { dayOf } from "../../../src/lib/usage/quota/daily-usage.ts";
import { budgetStore } from "../../../src/lib/usage/quota/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import type { Target } from "../target.ts";
import { isDayUnit, requireUse, type UsageOptions, type UseKey } from "./usage.ts";

interface DayUnits {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  /** Without the units of which nothing was used. */
  readonly units: Readonly<Record<string, number>>;
}

const dayMs = 24 * 3_600_000;

/** 31: as long as use is kept. */
const mostDays = 31;

/** What was used on each of the last days, the newest first. */
export const showUsageHistory = async (
  target: Target,
  projectId: string,
  options: UsageOptions & { readonly days: string },
): Promise<Proposal> => {
  const count = /^\d{1,2}$/.test(options.days) ? Number(options.days) : 0;
  if (count < 1 || count > mostDays)
    throw new OperatorError(`--days must be a whole number from 1 to ${mostDays}: use is kept for ${mostDays} days.`);
  const key = await requireUse(target, projectId, options);
  const days = await readDays(target, key, count);
  const lines = days.map(({ day, units }) => {
    const used = Object.entries(units).map(([unit, number]) => `${unit} ${number}`);
    return `${day}  ${used.join(", ") || "-"}`;
  });
  return propose({
    result: { project: projectId, uid: key.uid ?? null, days },
    sentence: [`Used by ${options.person ?? "the whole project"}, by day (UTC):`, ...lines].join("\n"),
  });
};

const readDays = async (target: Target, key: UseKey, count: number): Promise<readonly DayUnits[]> => {
  const { project, uid, now } = key;
  const days = Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - index * dayMs)));
  const budgets = await Promise.all(days.map(async (day) => budgetStore.findBudget({ projectId: project.id, uid: uid ?? "", day })));
  const [sessions, transfers] = await Promise.all([
    countSessionsByDay(target, key),
    countTransfersByDay(target, key, days.at(-1) ?? dayOf(now)),
  ]);
  return days.map((day, index) => {
    const counts = (uid === undefined ? budgets[index]?.project : budgets[index]?.person)?.counts ?? new Map<string, number>();
    const used = budgetsOf(project, { counts, transfers: transfers.get(day) ?? 0, sessions: sessions.get(day) ?? 0 })
      .filter(({ unit, used: number }) => isDayUnit(unit) && number !== null && number > 0)
      .map(({ unit, used: number }) => [unit, number ?? 0] as const);
    return { day, units: Object.fromEntries(used) };
  });
};

type ByDay = ReadonlyMap<string, number>;

/** Reads each person's record of each day, visitors' included, because no index covers the sessions of a day. */
const countSessionsByDay = async ({ firestore }: Target, { project, uid }: UseKey): Promise<ByDay> => {
  const { docs } = await firestore.collection(`projects/${project.id}/live_usage`).select("uid", "day", "count").get();
  return addUp(
    docs
      .filter((record) => isOf(record.get("uid"), uid))
      .map((record) => [asText(record.get("day")), asCount(record.get("count"))] as const),
  );
};

const countTransfersByDay = async ({ firestore }: Target, { project, uid }: UseKey, firstDay: string): Promise<ByDay> => {
  const since = Timestamp.fromMillis(Date.parse(firstDay));
  const { docs } = await firestore
    .collection(`projects/${project.id}/transfers`)
    .where("created_at", ">=", since)
    .select("uid", "created_at")
    .get();
  return addUp(
    docs.filter((record) => isOf(record.get("uid"), uid)).map((record) => [dayOf(asDate(record.get("created_at"))), 1] as const),
  );
};

const isOf = (owner: unknown, uid: string | undefined): boolean => uid === undefined || owner === uid;

const addUp = (counted: readonly (readonly [day: string, count: number])[]): ByDay => {
  const sums = new Map<string, number>();
  for (const [day, count] of counted) sums.set(day, (sums.get(day) ?? 0) + count);
  return sums;
};
