import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "./app-error.ts";
import { conflictLimits } from "./limits.ts";
import { withinTime } from "./time-limit.ts";

/** The stored state has changed since it was read for a conditional write. Nothing was written. */
export class WriteConflict extends Error {
  override readonly name = "WriteConflict";
}

/**
 * Optimistic concurrency: `attempt` decides on the state that was read and commits on the condition that it is unchanged. After a conflict,
 * the state is read and `attempt` runs again, so that one of several parallel callers always succeeds.
 *
 * @throws AppError `unavailable` after conflicts for `patienceMs`
 */
export const retryOnConflict = async <State, Result>(
  first: State,
  reload: () => Promise<State>,
  attempt: (state: State) => Promise<Result>,
  { patienceMs, pauseMs }: Readonly<Record<keyof typeof conflictLimits, number>> = conflictLimits,
): Promise<Result> => {
  const startedMs = performance.now();
  let state = first;
  for (;;) {
    try {
      return await attempt(state);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (performance.now() - startedMs > patienceMs) throw tooBusy(error);
    }
    await sleep(Math.random() * pauseMs);
    state = await reload();
  }
};

interface Change<State, Result> {
  /** Identifies what is changed: changes with the same key take turns. */
  readonly key: string;
  /** The state, if already known. Ignored if this change had to wait for others. */
  readonly found?: State;
  readonly load: () => Promise<State>;
  readonly attempt: (state: State) => Promise<Result>;
}

/** `retryOnConflict` for contended state: callers in this process take turns, so that they do not conflict with each other. */
export const createRetryQueue = (): (<State, Result>(change: Change<State, Result>) => Promise<Result>) => {
  const run = createKeyedMutex();
  return async ({ key, found, load, attempt }) =>
    run(key, async (waited) => retryOnConflict(waited || found === undefined ? await load() : found, load, attempt));
};

const tooBusy = (cause: WriteConflict): AppError =>
  new AppError("unavailable", "Too many people are changing this at once. Please try again.", { retryAfterSec: 1, cause });

/** Runs the work after all earlier work with the same key has finished or timed out. `waited`: whether there was any. */
type KeyedMutex = <Result>(key: string, work: (waited: boolean) => Promise<Result>) => Promise<Result>;

/**
 * With a mutex, callers that change the same record conflict only with other processes, not within their own. After `holdMs`, work, which
 * may hang, goes on for its own caller but no longer blocks others.
 */
export const createKeyedMutex = (holdMs?: number): KeyedMutex => {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = lastOf.get(key);
    const begun = before ?? Promise.resolve();
    const turn = begun.then(async () => work(before !== undefined));
    const held = holdMs === undefined ? turn : begun.then(async () => withinTime(turn, holdMs));
    const ended = held.then(ignore, ignore);
    lastOf.set(key, ended);
    try {
      return await turn;
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key);
    }
  };
};

const ignore = (): void => undefined;
