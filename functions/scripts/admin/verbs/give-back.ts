import { asCount, asDate, asList, asRecord } from "../../../src/lib/platform/firestore/decode.ts";
import { dayFields } from "../../../src/lib/usage/quota/store.ts";
import { dayOf } from "../../../src/lib/usage/quota/daily-usage.ts";
import { countOfDay } from "../../../src/lib/transfers/transfer-store.ts";
import { type Change, propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { type DayUnit, limitOf, requireUnit, requireUse, type UsageOptions, type UseKey } from "./usage.ts";

interface GiveBackOptions extends UsageOptions {
  /** How much will be left today; undefined for the whole limit. */
  readonly left?: string;
}

/** Sets how much of a unit is left today, whatever was used. The stored count may become negative; tomorrow it starts at zero again. */
export const giveBack = async (target: Target, projectId: string, name: string, options: GiveBackOptions): Promise<Proposal> => {
  const unit = requireUnit(name);
  const key = await requireUse(target, projectId, options);
  const limit = limitOf(key, unit);
  if (limit === null) throw new OperatorError(`A project has no limit of ${unit}: name a person with --person.`);
  const left = options.left === undefined ? limit : requireCount(options.left);
  const change = unit === "transfers" ? await dropStarts(target, key, limit - left) : await setCount(target, key, unit, limit - left);
  return propose({
    changes: [change],
    result: { project: projectId, uid: key.uid ?? null, day: dayOf(key.now), unit, limit, left },
    sentence: `${options.person ?? `The project ${projectId}`} has ${left} of ${unit} left on ${dayOf(key.now)} (UTC).`,
  });
};

const requireCount = (text: string): number => {
  if (!/^\d{1,6}$/.test(text.trim())) throw new OperatorError("--left must be a whole number.");
  return Number(text);
};

const setCount = async ({ firestore }: Target, key: UseKey, unit: DayUnit, count: number): Promise<Change> => {
  const { project, uid, now } = key;
  const day = dayOf(now);
  const [collection, name] =
    unit === "voice_sessions"
      ? ["live_usage", `${uid ?? ""}_${day}`]
      : ["daily_budgets", uid === undefined ? `project.${day}` : `${uid}_${day}`];
  const path = `projects/${project.id}/${collection}/${name}`;
  const before = await findRecord(firestore, path);
  const first = before?.data ?? { ...(uid !== undefined && { uid }), ...dayFields({ projectId: project.id, uid: uid ?? "", day }) };
  const counts = asRecord(before?.data["counts"]);
  // A count of 0 means the same as a missing one.
  if (asCount(unit === "voice_sessions" ? before?.data["count"] : counts[unit]) === count) return { path, before, after: before?.data };
  const counted = unit === "voice_sessions" ? { reservations: {}, ...first, count } : { ...first, counts: { ...counts, [unit]: count } };
  return { path, before, after: counted };
};

/** Drops the newest starts. They are stored individually with their times, so no more can be given back than were made. */
const dropStarts = async ({ firestore }: Target, { project, uid, now }: UseKey, kept: number): Promise<Change> => {
  if (kept < 0)
    throw new OperatorError(
      'No more than all transfers can be given back. Raise the limit: "project set --limit-per-person transfers=<number>".',
    );
  const path = `projects/${project.id}/transfer_ledgers/${uid === undefined ? "project" : `caller_${uid}`}`;
  const before = await findRecord(firestore, path);
  if (before === undefined) return { path, before, after: undefined };
  const counted = asList(before.data["starts"]).filter((start) => countOfDay([asDate(start)], now) > 0);
  return { path, before, after: counted.length <= kept ? before.data : { ...before.data, starts: counted.slice(0, kept) } };
};
