/** What `fetch` throws when the signal of a time limit, or of the caller, ends it. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");

/**
 * The result of `work`, or the error of `onTimeout` if it takes longer than `limitMs`.
 * The work itself is not stopped: this only keeps the caller from waiting.
 */
export const withTimeLimit = async <T>(work: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(onTimeout());
    }, limitMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
