import { setTimeout as sleep } from "node:timers/promises";
import { type Portion, settlePortions } from "../../platform/core/portions.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { isMembership, isRunningCall, type PersonalRecord } from "../personal-data/personal-data.ts";
import { visitorLimits } from "../limits.ts";

export interface AbsentVisitor {
  readonly uid: string;
  readonly projectIds: readonly string[];
  readonly writeToken: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface VisitorRemovalStore {
  /** Visitors whose last visit was before that time, longest absent first, so many at a time. */
  readonly findAbsent: (before: Date, size: number) => Promise<Portion<AbsentVisitor>>;
  /** Everything stored about the visitor, including their own record. */
  readonly findRecords: (visitor: AbsentVisitor) => Promise<readonly PersonalRecord[]>;
  /**
   * Deletes the records in one commit, except those that stay without their person.
   *
   * @throws WriteConflict when one of the records has changed
   */
  readonly eraseRecords: (records: readonly PersonalRecord[]) => Promise<void>;
  /** @throws WriteConflict when the visitor has come again */
  readonly requireAbsent: (visitor: AbsentVisitor) => Promise<void>;
  /** @throws WriteConflict when the visitor has come again */
  readonly removeUser: (visitor: AbsentVisitor) => Promise<void>;
  /**
   * Removes the mark of an anonymous visitor, so that the person is kept.
   *
   * @throws WriteConflict when the visitor has come again
   */
  readonly keepUser: (visitor: AbsentVisitor) => Promise<void>;
}

interface RemovalPorts {
  readonly store: VisitorRemovalStore;
  /** Deletes an identity that is still anonymous, if it exists. */
  readonly removeIdentity: (uid: string) => Promise<void>;
}

/**
 * Removes visitors absent for 30 days: their data, their identity, and last their record, by which an interrupted removal is found again. A
 * failure does not stop the others. Goes on as long as the signal lets it: those of one project, however many, are not in the way of another's.
 * Returns how many were removed.
 *
 * @throws AppError `unavailable`
 * @throws Error with the first failure as its cause, after all others were tried
 */
export const removeVisitors = async (ports: RemovalPorts, now: Date, signal: AbortSignal): Promise<number> => {
  const { keptMs, removedAtOnce } = visitorLimits;
  const turn = createTurns(visitorLimits.identityGapMs);
  const { values, failures } = await settlePortions(
    await ports.store.findAbsent(new Date(now.getTime() - keptMs), removedAtOnce),
    async (visitor) => removeVisitor({ ...ports, turn }, visitor, signal),
    signal,
  );
  if (failures.length > 0) throw new Error("At least one removal failed", { cause: failures[0] });
  return values.filter(Boolean).length;
};

/** Whoever waits for a turn goes on so long after the one before. */
const createTurns = (gapMs: number) => {
  let freeAtMs = 0;
  return async (): Promise<void> => {
    const nowMs = Date.now();
    const turnMs = Math.max(nowMs, freeAtMs);
    freeAtMs = turnMs + gapMs;
    await sleep(turnMs - nowMs);
  };
};

interface TakingTurns extends RemovalPorts {
  readonly turn: () => Promise<void>;
}

const removeVisitor = async (
  { store, removeIdentity, turn }: TakingTurns,
  visitor: AbsentVisitor,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    const records = await store.findRecords(visitor);
    if (records.some(isMembership)) {
      await store.keepUser(visitor);
      return false;
    }
    if (records.some(isRunningCall)) return false;
    const others = records.filter(({ path }) => path !== `users/${visitor.uid}`);
    for (let from = 0; from < others.length; from += visitorLimits.commitRecords) {
      if (signal.aborted) return false;
      await store.eraseRecords(others.slice(from, from + visitorLimits.commitRecords));
    }
    await turn();
    await store.requireAbsent(visitor);
    await removeIdentity(visitor.uid);
    await store.removeUser(visitor);
    return true;
  } catch (error) {
    // The visitor has come back, or another run is removing them.
    if (error instanceof WriteConflict) return false;
    throw error;
  }
};
