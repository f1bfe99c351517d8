/**
 * The result of `work`, or what `onTimeout` makes of it when it takes longer than `limitMs`.
 * The work itself is not stopped: use it where the caller must not wait, not to undo anything.
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
