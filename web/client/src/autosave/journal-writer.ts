import type { AutosaveClock } from "./clock.ts";
import type { Journal, JournalEntry, JournalPlace } from "./journal.ts";
import { autosaveLimits } from "./queue.ts";

export type Unsaved = Omit<JournalEntry, keyof JournalPlace>;

export interface JournalWriter {
  /** What the journal shall have; undefined: nothing, because the service has it. */
  readonly want: (unsaved: Unsaved | undefined) => void;
  /** An entry of a dead tab goes, in one step with the next write: its text was taken over, or thrown away. */
  readonly replace: (entry: JournalPlace) => void;
  /** Writes now. Answers when it is written. */
  readonly flush: () => Promise<void>;
  /** Writes now, and tells other tabs that this run is over. */
  readonly end: () => void;
}

/**
 * Keeps one entry of the journal a few times a second as it is wanted, not at every key: a page may have a megabyte. One write after the
 * other, each with what is wanted when it begins, so an older text never lands last.
 */
export const createJournalWriter = (
  journal: Journal,
  place: JournalPlace,
  { after }: Pick<AutosaveClock, "after">,
  onFailure: (error: unknown) => void,
): JournalWriter => {
  let wanted: Unsaved | undefined;
  let replaced: readonly JournalPlace[] = [];
  let isBehind = false;
  let cancelTimer: (() => void) | undefined;

  const holding = journal.hold(place.run);
  // Where tabs cannot tell one another that they live, the text is still better kept.
  let writing: Promise<unknown> = holding.catch(onFailure);

  const write = async (): Promise<void> => {
    if (!isBehind) return;
    isBehind = false;
    const instead = replaced;
    replaced = [];
    await (wanted === undefined ? journal.remove([place, ...instead]) : journal.put({ ...place, ...wanted }, instead));
  };

  const flush = async (): Promise<void> => {
    cancelTimer?.();
    cancelTimer = undefined;
    const written = writing.then(write).catch(onFailure);
    writing = written;
    return written;
  };

  const change = (): void => {
    isBehind = true;
    cancelTimer ??= after(autosaveLimits.journalPauseMs, () => void flush());
  };

  return {
    want: (unsaved) => {
      wanted = unsaved;
      change();
      if (unsaved === undefined) void flush();
    },
    replace: (entry) => {
      replaced = [...replaced, entry];
      change();
    },
    flush,
    end: () => {
      void flush()
        .then(async () => holding)
        .then(
          (release) => release(),
          () => undefined,
        );
    },
  };
};
