import type { RevokedKey } from "../../../../answers/keys.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { projectOfKey } from "./api-key.ts";
import type { KeyStore, StoredKey } from "./key-store.ts";

interface Revocation {
  readonly projectId: string;
  readonly keyId: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Revokes a key, from the next request on. One that is revoked already stays as it is.
 *
 * @throws AppError `not_found`, `unavailable`
 */
export const revokeKey = async (
  store: KeyStore,
  { projectId, keyId, by, at }: Revocation,
  found: StoredKey | undefined,
): Promise<RevokedKey> => {
  if (found === undefined || projectOfKey(keyId) !== projectId) throw new AppError("not_found", "There is no key with this ID.");
  if (found.revokedAt === undefined) await store.revokeKey(keyId, by, at);
  return { success: true, keyId };
};
