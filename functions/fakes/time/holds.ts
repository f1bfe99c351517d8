/** Services that are waited for. */
export interface Holds {
  /** Says that a service is waited for, until the function that it returns is called. */
  readonly hold: () => () => void;
  /** Waits until none is waited for any more. */
  readonly idle: () => Promise<void>;
}

/** Counts what is waited for, and says when that begins and ends. */
export function createHolds(setHeld: (isHeld: boolean) => void): Holds {
  let count = 0;
  let wakeIdlers = Promise.withResolvers<undefined>();
  const change = (by: number): void => {
    count += by;
    setHeld(count > 0);
  };
  return {
    hold: () => {
      let held = true;
      change(1);
      return () => {
        if (!held) return;
        held = false;
        change(-1);
        wakeIdlers.resolve(undefined);
        wakeIdlers = Promise.withResolvers();
      };
    },
    idle: async () => {
      await new Promise(setImmediate);
      while (count > 0) {
        await wakeIdlers.promise;
        // What was waiting for the answer goes on first, and may ask again.
        await new Promise(setImmediate);
      }
    },
  };
}
