import { FieldValue } from "firebase-admin/firestore";
import { under } from "../../platform/firestore/database.ts";
import { asCount } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing, ignoreConflict } from "../../platform/firestore/storage-errors.ts";
import { projectOfKey } from "./api-key.ts";
import type { KeyStore, StoredKey } from "./key-store.ts";
import { keyLimits } from "./limits.ts";
import { keyRef, keysOf, parseKey, toKeyDocument } from "./record.ts";
import { toUpdateTime } from "../../platform/firestore/write-token.ts";

const requireRef = (keyId: string) => {
  const ref = keyRef(keyId);
  if (ref === undefined) throw new Error("No key can have this ID");
  return ref;
};

/** Beyond the limit only where requests came together. */
const mostListed = 2 * keyLimits.keys;

const findKey = async (keyId: string): Promise<StoredKey | undefined> => {
  const ref = keyRef(keyId);
  return ref === undefined ? undefined : parseKey(await reading(async () => ref.get()));
};

/** The value of a time is a text of fixed length. */
const orderOf = ({ storedAt, id }: StoredKey): string => `${toUpdateTime(storedAt).valueOf()} ${id}`;

const byStorage = (a: StoredKey, b: StoredKey): number => (orderOf(a) < orderOf(b) ? -1 : 1);

export const keyStore: KeyStore = {
  findKey,
  listKeys: async (projectId) => {
    if (!isDocumentId(projectId)) return [];
    const unrevoked = keysOf(projectId).where("revoked_at", "==", null).limit(mostListed);
    const { docs } = await reading(async () => unrevoked.get());
    return docs.flatMap((record) => parseKey(record) ?? []).toSorted(byStorage);
  },
  createKey: async (key) => {
    await writing(async () => requireRef(key.id).create(toKeyDocument(key)));
  },
  removeKey: async (keyId) => {
    await writing(async () => requireRef(keyId).delete());
  },
  revokeKey: async (keyId, by, at) => {
    // A key that is gone needs no change.
    await writing(async () => requireRef(keyId).update({ revoked_at: at, revoked_by: by })).catch(ignoreConflict);
  },
  noteUse: async (keyId, at) => {
    await writing(async () => requireRef(keyId).update({ last_used_at: at })).catch(ignoreConflict);
  },
  takeFromMinute: async (keyId, minute, requests) => {
    const projectId = projectOfKey(keyId) ?? "";
    const ref = under(projectId, "api_key_minutes").doc(`${keyId}_${minute}`);
    const expireAt = new Date(minute * 60_000 + keyLimits.minuteKeptMs);
    await writing(async () => ref.set({ requests: FieldValue.increment(requests), expire_at: expireAt }, { merge: true }));
    return asCount((await reading(async () => ref.get())).get("requests"));
  },
};
