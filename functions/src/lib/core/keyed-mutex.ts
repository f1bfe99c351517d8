/** Lets work on the same thing happen one after the other in this process. */
export interface KeyedMutex {
  /** Runs the work when all that was given before it, under the same key, has ended. `waited` tells whether there was any. */
  readonly run: <Result>(key: string, work: (waited: boolean) => Promise<Result>) => Promise<Result>;
}

/**
 * Many callers of one process who want to change the same record would make each other fail. With a mutex they meet only those of
 * other processes.
 */
export const createKeyedMutex = (): KeyedMutex => {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    run: async (key, work) => {
      const before = lastOf.get(key);
      const turn = (before ?? Promise.resolve()).then(async () => work(before !== undefined));
      const ended = turn.then(ignore, ignore);
      lastOf.set(key, ended);
      try {
        return await turn;
      } finally {
        if (lastOf.get(key) === ended) lastOf.delete(key);
      }
    },
  };
};

const ignore = (): void => undefined;
