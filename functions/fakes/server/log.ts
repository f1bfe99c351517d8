/** The log of a fake. Only the newest entries are kept. */
export interface Log<Entry> {
  /** Returns a function that completes the entry later. */
  readonly add: (entry: Entry) => (changes: Partial<Entry>) => void;
  readonly list: () => readonly Entry[];
  readonly clear: () => void;
}

export function createLog<Entry extends object>(longest = 1_000): Log<Entry> {
  let entries: readonly { now: Entry }[] = [];
  return {
    add: (entry) => {
      const kept = { now: entry };
      entries = [...entries, kept].slice(-longest);
      return (changes) => {
        kept.now = { ...kept.now, ...changes };
      };
    },
    list: () => entries.map(({ now }) => now),
    clear: () => {
      entries = [];
    },
  };
}
