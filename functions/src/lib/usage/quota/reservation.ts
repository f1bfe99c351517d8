import { quotaLimits } from "./limits.ts";
import { isHeld } from "../../platform/core/lease.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { createRetryQueue } from "../../platform/core/write-conflict.ts";
import {
  type DailyUsage,
  releaseUnit,
  type Lease,
  secondsUntilFree,
  takeUnit,
  consumeUnit,
  unconsumeUnit,
  type UsageKey,
  type UsageStore,
} from "./daily-usage.ts";
import { Spent } from "../../platform/core/spent.ts";

/** One unit of a day's quota, reserved but not yet used. It counts for the day of its reservation. */
export interface Reservation<Usage extends DailyUsage = DailyUsage> {
  readonly key: UsageKey;
  readonly lease: Lease;
  /** The usage after reserving the unit, which usually stays unchanged until the unit is used. */
  readonly usage: Usage;
  readonly spent: Spent<"live_sessions">;
}

export interface ReserveRequest {
  readonly key: UsageKey;
  /** Identical for every repetition of one request. */
  readonly id: string;
  readonly limit: number;
  readonly now: Date;
  /** Later, no unit is reserved, because there would not be enough time to use it. */
  readonly reserveBy: Date;
}

/**
 * Reserves one unit. Even with concurrent callers, reserved and used units together never exceed the limit.
 *
 * @throws AppError `quota_reached`; `unavailable` when it is too late
 */
export const reserveUnit = async <Usage extends DailyUsage>(
  store: UsageStore<Usage>,
  { key, id, limit, now, reserveBy }: ReserveRequest,
  found: Usage,
): Promise<Reservation<Usage>> => {
  const lease = { id, until: new Date(now.getTime() + quotaLimits.leaseMs) };
  const reserved = (usage: Usage): Reservation<Usage> => ({ key, lease, usage, spent: new Spent("live_sessions") });
  return changeUsage(store, key, found, async (current) => {
    // This request's own lease: an earlier attempt was stored although its answer was lost.
    if (current.leases.some((taken) => taken.id === id)) return reserved(current);
    requireTime(reserveBy);
    const usage = takeUnit(current, { lease, limit, now });
    if (usage === undefined) throw quotaReached(limit, secondsUntilFree(current, limit, now));
    return reserved(await store.writeUsage(key, usage, "reserve"));
  });
};

/**
 * Counts a reserved unit as used. The caller must not hand anything out for it before this has returned.
 *
 * @throws AppError `unavailable` when it is too late, or the lease has expired: another caller may have taken the unit
 */
export const commitReservation = async <Usage extends DailyUsage>(
  store: UsageStore<Usage>,
  { key, lease, usage: first }: Reservation<Usage>,
  commitBy: Date,
): Promise<void> =>
  changeUsage(store, key, first, async (current) => {
    const usage = consumeUnit(current, lease.id);
    if (usage !== undefined) {
      requireTime(commitBy);
      await store.writeUsage(key, usage, "consume");
    }
    // Only this request ends its lease early, so an earlier attempt was stored although its answer was lost.
    else if (!isHeld(lease.until, new Date())) throw tooLate();
  });

export const tooLate = (): AppError =>
  new AppError("unavailable", "Starting the session took too long. Please try again.", { retryAfterSec: 5 });

/** @throws AppError `unavailable` */
export const requireTime = (end: Date): void => {
  if (Date.now() > end.getTime()) throw tooLate();
};

/**
 * Gives back a unit for which nothing was handed out. A used unit is first reserved again: the lease identifies it, so that a lost answer
 * cannot make it be given back twice. After the lease has expired, a used unit stays used.
 */
export const giveBackUnit = async <Usage extends DailyUsage>(store: UsageStore<Usage>, { key, lease }: Reservation): Promise<void> => {
  const load = async (): Promise<Usage> => store.findUsage(key);
  const reserved = await inTurn({
    key: turnOf(store, key),
    load,
    attempt: async (current) => {
      const usage = isHeld(lease.until, new Date()) ? unconsumeUnit(current, lease) : undefined;
      return usage === undefined ? current : store.writeUsage(key, usage, "unconsume");
    },
  });
  await changeUsage(store, key, reserved, async (current) => {
    const usage = releaseUnit(current, lease.id);
    if (usage !== undefined) await store.writeUsage(key, usage, "release");
  });
};

const inTurn = createRetryQueue();

const turnOf = (store: Pick<UsageStore, "turnOf">, key: UsageKey): string => store.turnOf?.(key) ?? JSON.stringify(key);

/** A person's starts all change the same record: within this process they take turns, so that they do not conflict. */
const changeUsage = async <Usage extends DailyUsage, Result>(
  store: UsageStore<Usage>,
  key: UsageKey,
  found: Usage,
  change: (current: Usage) => Promise<Result>,
): Promise<Result> => inTurn({ key: turnOf(store, key), found, load: async () => store.findUsage(key), attempt: change });

/** The specification's sentence, even if a leased unit may become free sooner: only the header tells that. */
const quotaReached = (limit: number, retryAfterSec: number): AppError =>
  new AppError("quota_reached", `Daily live-session limit reached (${limit}/day). Try again tomorrow or upgrade your plan.`, {
    retryAfterSec,
  });
