/** Resolves when the sender of the requests does nothing but wait for answers. */
export type Rest = () => Promise<void>;

/** Requests that are forwarded together. */
interface Waves {
  /** Runs the work of one request when its wave is forwarded. */
  readonly join: (work: (wave: number) => Promise<void>) => Promise<void>;
}

/**
 * Tells parallel requests from sequential ones: a wave is forwarded when the one before it has been answered completely, and nothing has joined
 * it during a whole rest of the sender. Without `rest` each request is forwarded at once.
 */
export const createWaves = (rest: Rest | undefined): Waves => {
  let number = 0;
  let joined = 0;
  let open: Promise<void> | undefined;
  let working: readonly Promise<void>[] = [];

  const gather = async (): Promise<void> => {
    await Promise.allSettled(working);
    for (let before = -1; before !== joined; await rest?.()) before = joined;
    number += 1;
    working = [];
    open = undefined;
  };

  return {
    join: async (work) => {
      if (rest === undefined) return work(++number);
      joined += 1;
      await (open ??= gather());
      const done = work(number);
      working = [...working, done];
      return done;
    },
  };
};
