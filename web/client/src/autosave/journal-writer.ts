import type { AutosaveClock } from "./clock.ts";
import type { Journal, JournalEntry, JournalPlace } from "./journal.ts";
import { autosaveLimits } from "./queue.ts";

export type Unsaved = Omit<JournalEntry, keyof JournalPlace | "isSetAside">;

export interface JournalWriter {
  /** The text that the journal should hold; undefined: none, because the service has it. */
  readonly want: (unsaved: Unsaved | undefined) => void;
  /** Removes a dead tab's entry in one step with the next write: its text was taken over, or thrown away. */
  readonly replace: (entry: JournalPlace) => void;
  /** Keeps a text that the author has decided against, next to the entry of this run. */
  readonly setAside: (unsaved: Unsaved) => void;
  /** Writes now. Resolves when it is written. */
  readonly flush: () => Promise<unknown>;
  /** Writes now, and tells other tabs that this run is over. */
  readonly end: () => void;
}

export const setAsideIn = (entries: readonly JournalEntry[]): readonly JournalEntry[] => entries.filter(({ isSetAside }) => isSetAside);

/** Removes the oldest texts that were set aside. */
const trim = async (journal: Journal, place: JournalPlace): Promise<void> =>
  journal.remove(setAsideIn(await journal.abandoned(place)).slice(autosaveLimits.setAside));

/**
 * Writes one entry of the journal a few times a second instead of at every keystroke: a page may have a megabyte. Writes are sequential, each
 * with the newest text, so an older text never lands last.
 */
export const createJournalWriter = (
  journal: Journal,
  place: JournalPlace,
  { after }: Pick<AutosaveClock, "after">,
  onFailure: (error: unknown) => void,
): JournalWriter => {
  const replaced: JournalPlace[] = [];
  const aside: JournalEntry[] = [];
  let wanted: Unsaved | undefined;
  let isBehind = false;

  const holding = journal.hold(place.run);
  // Even if tabs cannot signal that they are alive, the text is better kept.
  let writing: Promise<unknown> = holding.catch(onFailure);

  const write = async (): Promise<void> => {
    if (!isBehind && aside.length === 0) return;
    isBehind = false;
    // Before this run's entry is removed, which may be the only one with that text.
    const entries = aside.splice(0);
    for (const entry of entries) await journal.put(entry, []);
    const instead = replaced.splice(0);
    await (wanted ? journal.put({ ...place, ...wanted }, instead) : journal.remove([place, ...instead]));
    // Text that is typed meanwhile does not wait for it.
    if (entries.length > 0) trim(journal, place).catch(onFailure);
  };

  const flush = async (): Promise<unknown> => {
    const cancel = after(autosaveLimits.journalMs, () => onFailure(new Error("The journal does not answer.")));
    writing = writing.then(write).catch(onFailure).finally(cancel);
    return writing;
  };

  const change = (): void => {
    if (!isBehind) after(autosaveLimits.journalPauseMs, () => void flush());
    isBehind = true;
  };

  return {
    want: (unsaved) => {
      wanted = unsaved;
      change();
      if (!unsaved) void flush();
    },
    replace: (entry) => {
      replaced.push(entry);
      change();
    },
    setAside: (unsaved) => {
      aside.push({ ...place, ...unsaved, run: crypto.randomUUID(), isSetAside: true });
      void flush();
    },
    flush,
    end: () =>
      void Promise.all([holding, flush()])
        .then(([release]) => release())
        .catch(() => undefined),
  };
};
