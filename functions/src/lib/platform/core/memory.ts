/** For how long, and how many. */
export interface Kept {
  readonly forMs: number;
  readonly entries: number;
}

/** Caches values by key for a limited time. When full, it drops the oldest entry. */
export const createMemory = <Value>({ forMs, entries }: Kept) => {
  const kept = new Map<string, { readonly value: Value; readonly untilMs: number }>();
  return {
    find: (key: string, nowMs: number): Value | undefined => {
      const found = kept.get(key);
      return found !== undefined && nowMs < found.untilMs ? found.value : undefined;
    },
    keep: (key: string, value: Value, nowMs: number): void => {
      kept.delete(key);
      kept.set(key, { value, untilMs: nowMs + forMs });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
    forget: (key: string): void => {
      kept.delete(key);
    },
  };
};
