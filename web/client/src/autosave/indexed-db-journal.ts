import { trusted } from "../decode.ts";
import type { Journal, JournalEntry, JournalKey } from "./journal.ts";
import { isSameText } from "./text.ts";

const storeName = "entries";

const keyOf = ({ projectId, draftId }: JournalKey): [string, string] => [projectId, draftId];

const done = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("IndexedDB failed."));
    };
  });

const committed = async (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error("IndexedDB gave up."));
    };
  });

/** The journal of this browser. Opened at the first use. */
export const indexedDbJournal = (name = "lectern-journal"): Journal => {
  let opening: Promise<IDBDatabase> | undefined;
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName);
    };
    const database = await done(request);
    // Another tab with a newer version of the page must not wait for this one.
    database.onversionchange = () => {
      database.close();
      opening = undefined;
    };
    return database;
  };
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opening ??= open();
    opening.catch(() => (opening = undefined));
    return (await opening).transaction(storeName, mode, { durability: "strict" });
  };

  return {
    find: async (key) => trusted<JournalEntry | undefined>(await done((await begin("readonly")).objectStore(storeName).get(keyOf(key)))),
    put: async (entry) => {
      const transaction = await begin("readwrite");
      transaction.objectStore(storeName).put(entry, keyOf(entry));
      // Without waiting for the answer: the page may be about to go, which aborts what is not being committed.
      transaction.commit();
      await committed(transaction);
    },
    clear: async (key, text) => {
      const transaction = await begin("readwrite");
      const store = transaction.objectStore(storeName);
      const entry = trusted<JournalEntry | undefined>(await done(store.get(keyOf(key))));
      if (entry !== undefined && isSameText(entry.text, text)) store.delete(keyOf(key));
      await committed(transaction);
    },
  };
};
