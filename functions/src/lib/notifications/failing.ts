import { notificationLimits } from "./limits.ts";
import type { Notice } from "./notice.ts";

/** A recipient whose last attempts have failed. */
interface Failure {
  /** In a row. */
  readonly attempts: number;
  /** When the first of them failed. */
  readonly since: Date;
  readonly nextAt: Date;
}

/** By recipient's key. Whoever is not in it has no failures. */
export type Failing = ReadonlyMap<string, Failure>;

const { firstPauseMs, longestPauseMs, giveUpMs, failuresPerNotice } = notificationLimits;

/** One failure more: the next attempt comes after a longer pause. */
export const toFailure = (before: Failure | undefined, now: Date): Failure => {
  const { attempts, since } = before ?? { attempts: 0, since: now };
  return { attempts: attempts + 1, since, nextAt: new Date(now.getTime() + Math.min(firstPauseMs * 2 ** attempts, longestPauseMs)) };
};

/** When a notice is due for somebody. Undefined if nobody is left. */
export const nextDue = ({ at, settled }: Notice, keys: readonly string[], failing: Failing): Date | undefined =>
  keys
    .filter((key) => !settled.has(key))
    .map((key) => failing.get(key)?.nextAt ?? at)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Oldest first. After some failures in a row another one comes first, because the fault may be the notice's and not the recipient's. */
export const inOrder = (waiting: readonly Notice[], failure: Failure | undefined): readonly Notice[] => {
  const sorted = waiting.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const first = Math.floor((failure?.attempts ?? 0) / failuresPerNotice) % Math.max(1, sorted.length);
  return [...sorted.slice(first), ...sorted.slice(0, first)];
};

/** A day old. One that was not itself attempted is only given up if its recipient has failed for as long. */
export const isGivenUp = ({ at }: Notice, { since, now, isAttempted }: { since: Date; now: Date; isAttempted: boolean }): boolean => {
  const isOld = (time: Date): boolean => now.getTime() - time.getTime() > giveUpMs;
  return isOld(at) && (isAttempted || isOld(since));
};
