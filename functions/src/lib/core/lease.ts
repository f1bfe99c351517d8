import { WriteConflict } from "./write-conflict.ts";

/** Leases: the right to do something alone, with an end, so that a process that died holds nothing for long. */

export const isHeld = (until: Date, now: Date): boolean => until > now;

/** What an attempt answers that finds the lease with somebody else. */
export const held = "held";

interface Waiting<State, Result> {
  readonly firstPauseMs: number;
  /** Each pause is twice as long as the one before, up to this. */
  readonly longestPauseMs: number;
  /** Rejects to end the waiting. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** The result of a caller who has no time for another pause; undefined for one who has. */
  readonly giveUp?: (state: State, pauseMs: number) => Result | undefined;
}

/**
 * Takes a lease, or waits for whoever has it, until there is a result: of the attempt, which may be that there is nothing to do any
 * more, or of giving up. An attempt that meets a conflict looks again at once: somebody else was faster.
 */
export const acquireLease = async <State, Result extends object>(
  first: State,
  reload: () => Promise<State>,
  attempt: (state: State) => Promise<Result | typeof held>,
  { firstPauseMs, longestPauseMs, pause, giveUp }: Waiting<State, Result>,
): Promise<Result> => {
  let state = first;
  let pauseMs = firstPauseMs;
  for (;;) {
    const outcome = await attempt(state).catch(asFaster);
    if (outcome === held) {
      const result = giveUp?.(state, pauseMs);
      if (result !== undefined) return result;
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } else if (outcome !== faster) return outcome;
    state = await reload();
  }
};

const faster = "faster";

const asFaster = (error: unknown): typeof faster => {
  if (error instanceof WriteConflict) return faster;
  throw error;
};

/** Does what a lease was taken for. What fails gives the lease up; should even that fail, its end lets others in. */
export const underLease = async <Result>(work: () => Promise<Result>, giveUp: () => Promise<unknown>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
};
