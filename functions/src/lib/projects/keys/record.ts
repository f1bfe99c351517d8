import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { under } from "../../platform/firestore/database.ts";
import { asDate, asList, asMember, asOptionalDate, asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { toWriteToken } from "../../platform/firestore/write-token.ts";
import { type ApiKey, projectOfKey, scopes } from "./api-key.ts";
import type { StoredKey } from "./key-store.ts";

export const keysOf = (projectId: string) => under(projectId, "api_keys");

/** Undefined for an ID that no key can have. */
export const keyRef = (keyId: string): DocumentReference | undefined => {
  const projectId = projectOfKey(keyId);
  return projectId !== undefined && isDocumentId(projectId) && isDocumentId(keyId) ? keysOf(projectId).doc(keyId) : undefined;
};

/** StoredKey <- document of the collection `api_keys`. */
export const parseKey = (record: DocumentSnapshot | undefined): StoredKey | undefined => {
  if (record?.createTime === undefined) return undefined;
  return {
    id: record.id,
    name: asText(record.get("name")),
    scopes: asList(record.get("scopes")).flatMap((scope) => asMember(scopes, scope) ?? []),
    digest: asText(record.get("digest")),
    createdAt: asDate(record.get("created_at")),
    createdBy: asText(record.get("created_by")),
    expiresAt: endOf(record.get("expires_at")),
    revokedAt: endOf(record.get("revoked_at")),
    lastUsedAt: asOptionalDate(record.get("last_used_at")),
    storedAt: toWriteToken(record.createTime),
  };
};

/** Null means no end. Anything else that is not a time means the end has come, so that no mistake gives a key more time. */
const endOf = (value: unknown): Date | undefined => (value === null ? undefined : asDate(value));

export const toKeyDocument = ({ name, scopes: granted, digest, createdAt, createdBy, expiresAt }: ApiKey) => ({
  name,
  scopes: granted,
  digest,
  created_at: createdAt,
  created_by: createdBy,
  expires_at: expiresAt ?? null,
  revoked_at: null,
});
