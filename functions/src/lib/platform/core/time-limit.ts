/** Whether `fetch` was aborted, by a time limit or the caller. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");

/** The result of `work`, or undefined after `limitMs`. The work itself is not stopped; only the caller stops waiting. */
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

/** For callers that cannot continue without the result: fails with the error of `onTimeout` after `limitMs`. */
export const withTimeLimit = async <T>(work: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> => {
  const done = await withinTime(
    work.then((result) => ({ result })),
    limitMs,
  );
  if (done === undefined) throw onTimeout();
  return done.result;
};
