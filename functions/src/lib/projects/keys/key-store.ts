import type { ApiKey } from "./api-key.ts";

/** A key with the time of the commit that made it, by which concurrent makers agree on who came first. */
export interface StoredKey extends ApiKey {
  readonly storedAt: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface KeyStore {
  /** Revoked keys included: records name them as authors. */
  readonly findKey: (keyId: string) => Promise<StoredKey | undefined>;
  /** Those that are not revoked, a few more than are allowed at most; the oldest first, by the time of their commit. */
  readonly listKeys: (projectId: string) => Promise<readonly StoredKey[]>;
  /** @throws WriteConflict when there is a key with this ID */
  readonly createKey: (key: ApiKey) => Promise<void>;
  /** Deletes a key that nobody has got. */
  readonly removeKey: (keyId: string) => Promise<void>;
  /** One that is gone stays gone. */
  readonly revokeKey: (keyId: string, by: string, at: Date) => Promise<void>;
  /** Notes a use. A key that is gone stays gone. */
  readonly noteUse: (keyId: string, at: Date) => Promise<void>;
  /** Adds requests to those of a minute, by all instances. Returns how many they are then. */
  readonly takeFromMinute: (keyId: string, minute: number, requests: number) => Promise<number>;
}
