import { quotaLimits } from "./limits.ts";
import { isHeld } from "../core/lease.ts";
import { AppError } from "../core/app-error.ts";
import { createTurns } from "../core/write-conflict.ts";
import { type DailyUsage, releaseUnit, type Lease, secondsUntilTomorrow, takeUnit, consumeUnit } from "./daily-usage.ts";
import type { UsageKey, UsageStore } from "./usage-store.ts";

/** One unit of a day's quota, taken but not yet used. It belongs to the day on which it was taken. */
export interface Reservation {
  readonly key: UsageKey;
  readonly lease: Lease;
  /** As it was when the unit was taken: usually nobody has come between. */
  readonly usage: DailyUsage;
}

interface ReserveRequest {
  readonly key: UsageKey;
  readonly id: string;
  readonly limit: number;
  readonly now: Date;
}

/**
 * Takes one unit. Units taken and used never exceed the limit, whoever else asks at the same time.
 *
 * @throws AppError `quota_reached`
 */
export const reserveUnit = async (store: UsageStore, { key, id, limit, now }: ReserveRequest, found: DailyUsage): Promise<Reservation> => {
  const lease = { id, until: new Date(now.getTime() + quotaLimits.leaseMs) };
  return changeUsage(store, key, found, async (current) => {
    // Our own lease: an earlier attempt was stored although its answer was lost.
    if (current.leases.some((taken) => taken.id === id)) return { key, lease, usage: current };
    const usage = takeUnit(current, { lease, limit, now });
    if (usage === undefined) throw quotaReached(limit, now);
    return { key, lease, usage: { ...usage, writeToken: await store.writeUsage(key, usage) } };
  });
};

/**
 * Counts a reserved unit as used. Before this has returned nothing may be handed out for it.
 *
 * @throws AppError `unavailable` when the lease has ended, so that the unit may be someone else's by now
 */
export const commitReservation = async (store: UsageStore, { key, lease, usage: first }: Reservation): Promise<void> =>
  changeUsage(store, key, first, async (current) => {
    const usage = consumeUnit(current, lease.id);
    if (usage !== undefined) await store.writeUsage(key, usage);
    // A lease that has not ended is ended by us only: an earlier attempt was stored although its answer was lost.
    else if (!isHeld(lease.until, new Date())) throw new AppError("unavailable", "Starting the session took too long. Please try again.");
  });

/** Gives a reserved unit back. */
export const releaseReservation = async (store: UsageStore, { key, lease, usage: first }: Reservation): Promise<void> =>
  changeUsage(store, key, first, async (current) => {
    const usage = releaseUnit(current, lease.id);
    if (usage !== undefined) await store.writeUsage(key, usage);
  });

const inTurn = createTurns();

/** A person who starts many sessions at once meets one record. In this process they wait for each other instead of colliding. */
const changeUsage = async <Result>(
  store: UsageStore,
  key: UsageKey,
  found: DailyUsage,
  change: (current: DailyUsage) => Promise<Result>,
): Promise<Result> => inTurn({ key: JSON.stringify(key), found, load: async () => store.findUsage(key), attempt: change });

const quotaReached = (limit: number, now: Date): AppError =>
  new AppError("quota_reached", `Daily live-session limit reached (${limit}/day). Try again tomorrow or upgrade your plan.`, {
    headers: { "Retry-After": String(secondsUntilTomorrow(now)) },
  });
