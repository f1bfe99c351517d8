/**
 * Calls something that may hang or fail: then the result is undefined. The limit starts with the attempt, not with the call, so a caller during a
 * hanging attempt waits for the rest of the limit, and after it not at all. The next attempt starts when the last one has ended.
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
