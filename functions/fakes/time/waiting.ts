import type { Clock } from "./clock.ts";

/** Rejects with the signal's reason on abort. */
export const sleep = async (clock: Clock, durationMs: number, signal: AbortSignal): Promise<void> => {
  signal.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const cancel = clock.after(durationMs, () => {
    resolve(undefined);
  });
  await unlessAborted(promise, signal).finally(cancel);
};

/** Resolves after the time or on abort. */
export const sleepUntilAborted = async (clock: Clock, durationMs: number, signal: AbortSignal): Promise<void> =>
  sleep(clock, durationMs, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

/** The result of the work, or a rejection with the signal's reason on abort, whichever comes first. */
export const unlessAborted = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (): void => {
    reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
  };
  signal.addEventListener("abort", fail, { once: true });
  return Promise.race([work, promise]).finally(() => {
    signal.removeEventListener("abort", fail);
  });
};
