import { randomBytes } from "node:crypto";
import { type ApiKey, toKeyId, toKeyText } from "../../src/lib/projects/keys/api-key.ts";
import { digestOfSecret } from "../../src/lib/platform/core/digest.ts";
import { toKeyDocument } from "../../src/lib/projects/keys/record.ts";
import { firestore } from "./admin-app.ts";
import { aMember, type Person } from "./people.ts";

interface HeldKey {
  readonly keyId: string;
  readonly key: string;
}

/** Stores a key as Lectern does, for an admin of the project. */
export const storeKey = async (projectId: string, fields: Partial<ApiKey> & { readonly by?: Person } = {}): Promise<HeldKey> => {
  const { by, ...given } = fields;
  const { uid } = by ?? (await aMember(projectId, "admin"));
  const keyId = toKeyId(projectId, randomBytes(6).toString("hex"));
  const key = toKeyText(keyId, randomBytes(32).toString("base64url"));
  const made: ApiKey = {
    id: keyId,
    name: "A program",
    scopes: ["read", "write", "publish", "inbox", "answer"],
    digest: digestOfSecret(key),
    createdAt: new Date(),
    createdBy: uid,
    expiresAt: undefined,
    revokedAt: undefined,
    lastUsedAt: undefined,
    ...given,
  };
  await firestore.doc(`projects/${projectId}/api_keys/${keyId}`).set({ ...toKeyDocument(made), revoked_at: made.revokedAt ?? null });
  return { keyId, key };
};

export const storeKeys = async (projectId: string, count: number): Promise<readonly HeldKey[]> => {
  const by = await aMember(projectId, "admin");
  return Promise.all(Array.from({ length: count }, async () => storeKey(projectId, { by })));
};
