/** Remembers values by key for a limited time. */
export interface Memory<Value> {
  readonly find: (key: string, nowMs: number) => Value | undefined;
  readonly keep: (key: string, value: Value, nowMs: number) => void;
}

/** When it is full, the oldest entry is dropped. */
export const createMemory = <Value>({ forMs, entries }: { readonly forMs: number; readonly entries: number }): Memory<Value> => {
  const kept = new Map<string, { readonly value: Value; readonly untilMs: number }>();
  return {
    find: (key, nowMs) => {
      const found = kept.get(key);
      return found !== undefined && nowMs < found.untilMs ? found.value : undefined;
    },
    keep: (key, value, nowMs) => {
      kept.delete(key);
      kept.set(key, { value, untilMs: nowMs + forMs });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
};
