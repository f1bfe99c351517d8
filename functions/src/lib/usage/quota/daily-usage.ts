import { isHeld } from "../../platform/core/lease.ts";
import type { Count } from "../statistics/count.ts";

/** The voice sessions that one person has started in one project on one UTC day. */
export interface DailyUsage {
  readonly count: number;
  /** Units reserved while their token is being minted. */
  readonly leases: readonly Lease[];
  /** Undefined while there is no record. */
  readonly writeToken: string | undefined;
}

export interface Lease {
  readonly id: string;
  /** A unit neither used nor given back by then was lost with its process and is free again. */
  readonly until: Date;
}

/** The usage with one more unit reserved; undefined if the limit is reached. */
export const takeUnit = <Usage extends DailyUsage>(
  usage: Usage,
  { lease, limit, now }: { readonly lease: Lease; readonly limit: number; readonly now: Date },
): Usage | undefined => {
  const leases = usage.leases.filter(({ until }) => isHeld(until, now));
  return usage.count + leases.length < limit ? { ...usage, leases: [...leases, lease] } : undefined;
};

/** The usage with a reserved unit counted as used; undefined if it is not, or no longer, reserved. */
export const consumeUnit = <Usage extends DailyUsage>(usage: Usage, id: string): Usage | undefined => {
  const without = releaseUnit(usage, id);
  return without && { ...without, count: usage.count + 1 };
};

/** The usage with a reserved unit released; undefined if it is not, or no longer, reserved. */
export const releaseUnit = <Usage extends DailyUsage>(usage: Usage, id: string): Usage | undefined => {
  const leases = usage.leases.filter((lease) => lease.id !== id);
  return leases.length < usage.leases.length ? { ...usage, leases } : undefined;
};

/** The usage with a used unit reserved again, so that it can be given back; undefined if it is already reserved. */
export const unconsumeUnit = <Usage extends DailyUsage>(usage: Usage, lease: Lease): Usage | undefined =>
  usage.leases.some(({ id }) => id === lease.id)
    ? undefined
    : { ...usage, count: Math.max(0, usage.count - 1), leases: [...usage.leases, lease] };

/** Seconds until a refused claim may succeed, at least 1: until enough leases have expired, or the next UTC day begins. */
export const secondsUntilFree = ({ count, leases }: DailyUsage, limit: number, now: Date): number => {
  const ends = leases.map(({ until }) => until.getTime()).filter((endMs) => endMs > now.getTime());
  const endMs = ends.toSorted((one, other) => one - other)[count + ends.length - limit];
  const tomorrow = secondsUntilTomorrow(now);
  return endMs === undefined ? tomorrow : Math.min(tomorrow, secondsBetween(now.getTime(), endMs));
};

/** UTC, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** At least 1. */
export const secondsUntilTomorrow = (now: Date): number => {
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return secondsBetween(now.getTime(), tomorrow);
};

const secondsBetween = (fromMs: number, toMs: number): number => Math.max(1, Math.ceil((toMs - fromMs) / 1000));

export interface UsageKey {
  readonly projectId: string;
  readonly uid: string;
  /** UTC, as YYYY-MM-DD. */
  readonly day: string;
}

/** Who uses units of a day's budgets. */
export interface Spender extends UsageKey {
  /** An anonymous visitor, whose units also count for the share of all of them. */
  readonly isVisitor: boolean;
}

/** What a write does to one unit, so that related data can be stored in the same commit. */
export type UsageChange = "reserve" | "consume" | "unconsume" | "release";

/**
 * `Usage` may have what else decides about a write, and is handed on with it.
 *
 * @throws AppError `unavailable` (every method)
 */
export interface UsageStore<Usage extends DailyUsage = DailyUsage> {
  /** A day without a record counts as unused. */
  readonly findUsage: (key: UsageKey) => Promise<Usage>;
  /**
   * Returns the new state.
   *
   * @throws WriteConflict when the usage has changed since it was read
   */
  readonly writeUsage: (key: UsageKey, usage: Usage, change: UsageChange) => Promise<Usage>;
  /** The key under which changes take turns, if they can also conflict with those of other usages. */
  readonly turnOf?: (key: UsageKey) => string;
}

export type ConversationCount = Pick<Count, "language" | "at">;

const timesOf: Readonly<Record<UsageChange, Count["times"]>> = { reserve: undefined, consume: 1, unconsume: -1, release: undefined };

/** Counts a conversation when its unit is used, and subtracts it again if the unit is given back. */
export const toCount = (counted: ConversationCount | undefined, { projectId, uid }: UsageKey, change: UsageChange): Count | undefined => {
  const times = timesOf[change];
  return counted && times && { ...counted, projectId, spread: uid, happening: { kind: "conversation" }, times };
};
