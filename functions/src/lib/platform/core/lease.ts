import { WriteConflict } from "./write-conflict.ts";

/** A lease is an exclusive right that expires, so that a dead process does not block others for long. */

export const isHeld = (until: Date, now: Date): boolean => until > now;

/** Returned by an attempt while another caller holds the lease. */
export const held = "held";

interface Waiting<State, Result> {
  readonly firstPauseMs: number;
  /** Each pause is twice as long as the last, up to this. */
  readonly longestPauseMs: number;
  /** Aborts the wait by rejecting. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** The result if there is no time for another pause; undefined if there is. */
  readonly giveUp?: (state: State, pauseMs: number) => Result | undefined;
}

/**
 * Takes a lease, waiting for its holder if necessary. Returns the result of the attempt, which may find nothing left to do, or that of
 * giving up. After a conflict, which means that another caller was faster, the state is read again at once.
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

/** Does the work for which a lease was taken. If it fails, the lease is released; if that fails too, others wait until it expires. */
export const underLease = async <Result>(work: () => Promise<Result>, giveUp: () => Promise<unknown>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
};
