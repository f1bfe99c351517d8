/** What `fetch` throws when the signal of a time limit, or of the caller, ends it. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");

/**
 * The result of `work`, or undefined if it takes longer than `limitMs`.
 * The work itself is not stopped: this only keeps the caller from waiting.
 */
export const withinTime = async <T>(work: Promise<T>, limitMs: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};

/** The same for work whose caller has nothing to do without its result: fails with the error of `onTimeout`. */
export const withTimeLimit = async <T>(work: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> => {
  const done = await withinTime(
    work.then((result) => ({ result })),
    limitMs,
  );
  if (done === undefined) throw onTimeout();
  return done.result;
};
