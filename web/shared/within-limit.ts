/**
 * Asks for what may take for ever, or fail: then the answer is undefined. The limit begins with the attempt, not with the question, so that
 * whoever asks while something hangs waits for the rest of the limit, and after it not at all. The next attempt begins when the last has ended.
 */
export const withinLimit = <Value>(attempt: () => Promise<Value>, limit: () => Promise<unknown>): (() => Promise<Value | undefined>) => {
  let underway: Promise<Value | undefined> | undefined;

  const begin = async (): Promise<Value | undefined> => {
    const answer = attempt()
      .catch(() => undefined)
      .finally(() => (underway = undefined));
    return Promise.race([answer, limit().then(() => undefined)]);
  };

  return async () => (underway ??= begin());
};
