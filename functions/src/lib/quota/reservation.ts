import { quotaLimits } from "./limits.ts";
import { isHeld } from "../core/lease.ts";
import { AppError } from "../core/app-error.ts";
import { createTurns } from "../core/write-conflict.ts";
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

/** One unit of a day's quota, reserved but not yet used. It belongs to the day on which it was reserved. */
export interface Reservation {
  readonly key: UsageKey;
  readonly lease: Lease;
  /** The usage after reserving the unit: usually nobody has changed it since. */
  readonly usage: DailyUsage;
}

export interface ReserveRequest {
  readonly key: UsageKey;
  /** The same for every repetition of one request. */
  readonly id: string;
  readonly limit: number;
  readonly now: Date;
  /** A caller whose turn comes later gets no unit: too little time would be left to use it. */
  readonly reserveBy: Date;
}

/**
 * Reserves one unit. Reserved and used units together never exceed the limit, however many callers there are.
 *
 * @throws AppError `quota_reached`; `unavailable` when it is too late
 */
export const reserveUnit = async (
  store: UsageStore,
  { key, id, limit, now, reserveBy }: ReserveRequest,
  found: DailyUsage,
): Promise<Reservation> => {
  const lease = { id, until: new Date(now.getTime() + quotaLimits.leaseMs) };
  return changeUsage(store, key, found, async (current) => {
    // Our own lease: an earlier attempt was stored although its response was lost.
    if (current.leases.some((taken) => taken.id === id)) return { key, lease, usage: current };
    requireTime(reserveBy);
    const usage = takeUnit(current, { lease, limit, now });
    if (usage === undefined) throw quotaReached(limit, secondsUntilFree(current, limit, now));
    return { key, lease, usage: { ...usage, writeToken: await store.writeUsage(key, usage, "reserve") } };
  });
};

/**
 * Counts a reserved unit as used. Nothing may be handed out for it before this has returned.
 *
 * @throws AppError `unavailable` when it is too late, or the lease has expired: the unit may belong to somebody else by now
 */
export const commitReservation = async (store: UsageStore, { key, lease, usage: first }: Reservation, commitBy: Date): Promise<void> =>
  changeUsage(store, key, first, async (current) => {
    const usage = consumeUnit(current, lease.id);
    if (usage !== undefined) {
      requireTime(commitBy);
      await store.writeUsage(key, usage, "consume");
    }
    // Only we end a lease that has not expired: an earlier attempt was stored although its response was lost.
    else if (!isHeld(lease.until, new Date())) throw tooLate();
  });

export const tooLate = (): AppError =>
  new AppError("unavailable", "Starting the session took too long. Please try again.", { retryAfterSec: 5 });

/** @throws AppError `unavailable` */
export const requireTime = (end: Date): void => {
  if (Date.now() > end.getTime()) throw tooLate();
};

/**
 * Gives back a unit for which nothing was handed out. A counted one is reserved again first: its lease identifies it, so that none is given
 * back twice, whichever answer is lost. After the lease a counted unit stays used.
 */
export const giveBackUnit = async (store: UsageStore, { key, lease }: Reservation): Promise<void> => {
  const load = async (): Promise<DailyUsage> => store.findUsage(key);
  const reserved = await inTurn({
    key: turnOf(store, key),
    load,
    attempt: async (current) => {
      const usage = isHeld(lease.until, new Date()) ? unconsumeUnit(current, lease) : undefined;
      return usage === undefined ? current : { ...usage, writeToken: await store.writeUsage(key, usage, "unconsume") };
    },
  });
  await changeUsage(store, key, reserved, async (current) => {
    const usage = releaseUnit(current, lease.id);
    if (usage !== undefined) await store.writeUsage(key, usage, "release");
  });
};

const inTurn = createTurns();

const turnOf = (store: UsageStore, key: UsageKey): string => store.turnOf?.(key) ?? JSON.stringify(key);

/** All starts of one person change the same record. Within this process they take turns instead of colliding. */
const changeUsage = async <Result>(
  store: UsageStore,
  key: UsageKey,
  found: DailyUsage,
  change: (current: DailyUsage) => Promise<Result>,
): Promise<Result> => inTurn({ key: turnOf(store, key), found, load: async () => store.findUsage(key), attempt: change });

/** The specification's sentence, even if a unit may come free in a minute: only the header says so. */
const quotaReached = (limit: number, retryAfterSec: number): AppError =>
  new AppError("quota_reached", `Daily live-session limit reached (${limit}/day). Try again tomorrow or upgrade your plan.`, {
    retryAfterSec,
  });
