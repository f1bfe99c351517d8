/** Runs work on the same thing one at a time within this process. */
export interface KeyedMutex {
  /** Runs the work when all earlier work under the same key has finished. `waited` tells whether there was any. */
  readonly run: <Result>(key: string, work: (waited: boolean) => Promise<Result>) => Promise<Result>;
}

/**
 * Many callers in one process who want to change the same record would make each other fail. With a mutex they only compete with
 * those in other processes.
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
