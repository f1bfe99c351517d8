import { randomBytes } from "node:crypto";
import type { MadeKey } from "../../../../answers/keys.ts";
import { AppError, invalidRequest } from "../../platform/core/app-error.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { type ApiKey, toKeyId, toKeyText } from "./api-key.ts";
import { digestOfSecret } from "../../platform/core/digest.ts";
import type { KeyWish } from "./key-fields.ts";
import type { KeyStore } from "./key-store.ts";
import { keyLimits } from "./limits.ts";

interface KeyRequest {
  readonly projectId: string;
  readonly wish: KeyWish;
  /** uid of an admin. */
  readonly by: string;
  readonly at: Date;
}

/** A key and its text, which is shown once. */
interface NewKey {
  readonly key: ApiKey;
  readonly text: string;
}

/** @throws AppError `invalid_request` for a key that has expired before it was made */
export const newKey = ({ projectId, wish, by, at }: KeyRequest): NewKey => {
  const expiresAt = typeof wish.expires_at === "string" ? new Date(wish.expires_at) : undefined;
  if (expiresAt !== undefined && expiresAt <= at) throw invalidRequest([{ path: "expires_at", message: "must be in the future" }]);
  const id = toKeyId(projectId, randomBytes(nameBytes).toString("hex"));
  const text = toKeyText(id, randomBytes(keyLimits.secretBytes).toString("base64url"));
  const { name, scopes } = wish;
  const neverYet = { revokedAt: undefined, lastUsedAt: undefined };
  return { text, key: { id, name, scopes, digest: digestOfSecret(text), createdAt: at, createdBy: by, expiresAt, ...neverYet } };
};

/** 6 bytes: a project has few keys, and a name that is taken is refused. */
const nameBytes = 6;

/**
 * Makes a key. Of concurrent requests, no more are answered than the project may have keys: whose key was stored too late takes it back
 * before anybody has got it.
 *
 * @throws AppError `too_many_keys`, `invalid_request`, `unavailable`
 */
export const makeKey = async (store: KeyStore, request: KeyRequest, found: readonly ApiKey[]): Promise<MadeKey> => {
  if (found.length >= keyLimits.keys) throw tooManyKeys();
  const { key, text } = newKey(request);
  await store.createKey(key).catch(async (error: unknown) => {
    // An earlier attempt was stored although its answer was lost.
    const isOwn = error instanceof WriteConflict && (await store.findKey(key.id))?.digest === key.digest;
    if (!isOwn) throw error;
  });
  const stored = await store.listKeys(request.projectId);
  if (stored.slice(0, keyLimits.keys).every(({ id }) => id !== key.id)) {
    await store.removeKey(key.id);
    throw tooManyKeys();
  }
  return { keyId: key.id, key: text };
};

export const tooManyKeys = (): AppError =>
  new AppError("too_many_keys", `A project has at most ${keyLimits.keys} keys. Revoke one that is no longer needed.`);
