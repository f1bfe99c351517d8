import { trusted } from "../decode.ts";
import type { Journal, JournalEntry, JournalPlace } from "./journal.ts";

const storeName = "entries";

/** 90 days after the last keystroke an entry of a dead tab is removed: its author has not opened the draft here since. */
const longestKeptMs = 90 * 86_400_000;

type EntryKey = readonly [author: string, projectId: string, draftId: string, run: string];

const keyOf = ({ author, projectId, draftId, run }: JournalPlace): IDBValidKey => [author, projectId, draftId, run];

const removeAll = (entries: IDBObjectStore, keys: readonly IDBValidKey[]): void => {
  for (const key of keys) entries.delete(key);
};

const open = async (name: string, onGone: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      // Entries of the first version do not name their author, so nobody may see them.
      if (oldVersion > 0) request.result.deleteObjectStore(storeName);
      request.result.createObjectStore(storeName).createIndex("atMs", "atMs");
    };
    request.onsuccess = () => {
      // A newer version of the page in another tab must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        onGone();
      };
      // Browsers close it when they need its memory or when a phone's page was in the background.
      request.result.onclose = onGone;
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("IndexedDB failed."));
    };
  });

/** Transactions on the database of this name, opened at the first. One that was closed, with or without an event, is opened again, once. */
const transactionsOf = (name: string) => {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const begin = async (mode: IDBTransactionMode, isAgain = false): Promise<IDBTransaction> => {
    opening ??= open(name, forget);
    opening.catch(forget);
    const database = await opening;
    try {
      return database.transaction(storeName, mode, { durability: "strict" });
    } catch (error) {
      if (isAgain) throw error;
      forget();
      return begin(mode, true);
    }
  };
  return begin;
};

/**
 * The journal of this browser, in IndexedDB, opened at the first use. Tabs signal with Web Locks that they are alive: the browser releases a lock
 * however its page ends.
 */
export const indexedDbJournal = (name = "lectern-drafts"): Journal => {
  const lockOf = (run: string): string => `${name} ${run}`;
  const begin = transactionsOf(name);

  /** One transaction. Resolves when its requests have their results. */
  const transact = async <Asked>(mode: IDBTransactionMode, ask: (entries: IDBObjectStore) => Asked): Promise<Asked> => {
    const transaction = await begin(mode);
    return new Promise((resolve, reject) => {
      const asked = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => {
        resolve(asked);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error("IndexedDB gave up."));
      };
      // Without waiting for the results: if the page closes, transactions that are not being committed are aborted.
      transaction.commit();
    });
  };

  return {
    hold: async (run) =>
      new Promise((resolve, reject) => {
        navigator.locks.request(lockOf(run), async () => new Promise<void>((release) => resolve(release))).catch(reject);
      }),
    put: async (entry, instead) =>
      transact("readwrite", (entries) => {
        removeAll(entries, instead.map(keyOf));
        entries.put(entry, keyOf(entry));
      }),
    remove: async (places) => transact("readwrite", (entries) => removeAll(entries, places.map(keyOf))),
    abandoned: async ({ author, projectId, draftId }) => {
      const asked = await transact("readonly", (entries) => ({
        // Arrays sort after all strings.
        ofDraft: entries.getAllKeys(IDBKeyRange.bound([author, projectId, draftId, ""], [author, projectId, draftId, []])),
        old: entries.index("atMs").getAllKeys(IDBKeyRange.upperBound(Date.now() - longestKeptMs)),
      }));
      // Queried after the keys were read: a tab that is dead by now has written everything that it ever will.
      const { held = [] } = await navigator.locks.query();
      const living = new Set(held.map((lock) => lock.name));
      const deadOf = ({ result }: IDBRequest<IDBValidKey[]>): readonly IDBValidKey[] =>
        result.filter((key) => !living.has(lockOf(trusted<EntryKey>(key)[3])));
      const found = await transact("readwrite", (entries) => {
        removeAll(entries, deadOf(asked.old));
        return deadOf(asked.ofDraft).map((key) => entries.get(key));
      });
      return found
        .map(({ result }) => trusted<JournalEntry | undefined>(result))
        .filter((entry) => entry !== undefined)
        .toSorted((a, b) => b.atMs - a.atMs);
    },
  };
};
