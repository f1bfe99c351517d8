import { trusted } from "../decode.ts";
import type { Journal, JournalEntry, JournalPlace } from "./journal.ts";

const storeName = "entries";

/** 90 days after its last key an entry of a dead tab is removed: its author has not opened the draft here since. */
const longestKeptMs = 90 * 86_400_000;

type EntryKey = readonly [projectId: string, draftId: string, run: string];

const keyOf = ({ projectId, draftId, run }: JournalPlace): IDBValidKey => [projectId, draftId, run];

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
    // Without waiting for the answers: the page may be about to go, which aborts what is not being committed.
    transaction.commit();
  });

/**
 * The journal of this browser, in IndexedDB, opened at the first use. Tabs tell one another by Web Locks that they live: the browser releases a
 * lock when its page goes, however it goes.
 */
export const indexedDbJournal = (name = "lectern-drafts"): Journal => {
  const lockOf = (run: string): string => `${name} ${run}`;
  let opening: Promise<IDBDatabase> | undefined;
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName).createIndex("atMs", "atMs");
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
  const change = async (removed: readonly IDBValidKey[], entry?: JournalEntry): Promise<void> => {
    const transaction = await begin("readwrite");
    const store = transaction.objectStore(storeName);
    for (const key of removed) store.delete(key);
    if (entry !== undefined) store.put(entry, keyOf(entry));
    await committed(transaction);
  };

  return {
    hold: async (run) =>
      new Promise((resolve, reject) => {
        navigator.locks.request(lockOf(run), async () => new Promise<void>((release) => resolve(release))).catch(reject);
      }),
    put: async (entry, instead) => change(instead.map(keyOf), entry),
    remove: async (places) => change(places.map(keyOf)),
    abandoned: async ({ projectId, draftId }) => {
      const index = (await begin("readonly")).objectStore(storeName);
      const [ofDraft, old] = await Promise.all([
        // An array is greater than every string.
        done(index.getAllKeys(IDBKeyRange.bound([projectId, draftId, ""], [projectId, draftId, []]))),
        done(index.index("atMs").getAllKeys(IDBKeyRange.upperBound(Date.now() - longestKeptMs))),
      ]);
      // Asked after the keys were read: who lives no more has written all that it ever will.
      const { held = [] } = await navigator.locks.query();
      const living = new Set(held.map((lock) => lock.name));
      const isDead = (key: IDBValidKey): boolean => !living.has(lockOf(trusted<EntryKey>(key)[2]));
      await change(old.filter(isDead));
      const store = (await begin("readonly")).objectStore(storeName);
      const entries = await Promise.all(
        ofDraft.filter(isDead).map(async (key) => trusted<JournalEntry | undefined>(await done(store.get(key)))),
      );
      return entries.filter((entry) => entry !== undefined).toSorted((a, b) => b.atMs - a.atMs);
    },
  };
};
