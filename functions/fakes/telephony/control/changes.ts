/** Lets somebody wait until something is so. */
export interface Changes {
  /** Something may be so now. */
  readonly tell: () => void;
  /** @throws Error after `patienceMs`, with what is the case instead */
  readonly until: (isSo: () => boolean, whatIs: () => string) => Promise<void>;
}

/** Longer than anything takes here, shorter than a test. */
const patienceMs = 15_000;

export function createChanges(): Changes {
  const waiting = new Set<() => void>();
  return {
    tell: () => {
      for (const look of [...waiting]) look();
    },
    until: async (isSo, whatIs) => {
      if (isSo()) return;
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const look = (): void => {
        if (isSo()) resolve(undefined);
      };
      waiting.add(look);
      const timer = setTimeout(() => {
        reject(new Error(`It is still not so, but: ${whatIs()}`));
      }, patienceMs);
      await promise.finally(() => {
        waiting.delete(look);
        clearTimeout(timer);
      });
    },
  };
}
