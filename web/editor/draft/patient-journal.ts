import type { Journal, JournalEntry } from "@lectern/client/autosave";

/** 250 ms: well within the half second after which a typed text has to be on the device. */
const pauseMs = 250;

export interface PatientJournal extends Journal {
  /** The page is about to go. */
  readonly flush: () => void;
}

/**
 * A journal that writes the newest text a few times a second, not at every key: a page may have a megabyte. `put` answers before it has
 * written; what goes wrong afterwards is told to `onFailure`.
 */
export const patientJournal = (journal: Journal, onFailure: (error: unknown) => void): PatientJournal => {
  let waiting: JournalEntry | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One write after the other, or an older text could land last.
  let writing = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entry = waiting;
    waiting = undefined;
    if (entry !== undefined) writing = writing.then(async () => journal.put(entry)).catch(onFailure);
  };

  return {
    find: async (key) => journal.find(key),
    put: async (entry) => {
      waiting = entry;
      timer ??= setTimeout(flush, pauseMs);
    },
    clear: async (key, text) => {
      flush();
      await writing;
      await journal.clear(key, text);
    },
    flush,
  };
};
