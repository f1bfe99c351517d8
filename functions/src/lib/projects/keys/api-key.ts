import type { Scope, scopes as listedScopes } from "../../../../answers/keys.ts";
import { percentDecode } from "../../platform/core/web-address.ts";

export const scopes: typeof listedScopes = ["read", "write", "publish", "inbox", "answer"];

/** Lets a program act in one project, for the admin who made it. */
export interface ApiKey {
  /** Names the project too, so that no query has to look for it. */
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Of the whole key, which is stored nowhere. */
  readonly digest: string;
  readonly createdAt: Date;
  /** uid of an admin: the key does no more than they may do now. */
  readonly createdBy: string;
  readonly expiresAt: Date | undefined;
  readonly revokedAt: Date | undefined;
  /** To the hour. Undefined if it was never used. */
  readonly lastUsedAt: Date | undefined;
}

export const isInForce = ({ revokedAt, expiresAt }: Pick<ApiKey, "revokedAt" | "expiresAt">, at: Date): boolean =>
  revokedAt === undefined && (expiresAt === undefined || at < expiresAt);

export const toKeyId = (projectId: string, name: string): string => `${projectId}.${name}`;

/** Undefined for an ID that no key can have. */
export const projectOfKey = (keyId: string): string | undefined => {
  const end = keyId.lastIndexOf(".");
  return end > 0 && end < keyId.length - 1 ? keyId.slice(0, end) : undefined;
};

const prefix = "lk_";

/** The text that a program sends. Percent encoding, because a project's ID may have any letters, and a header only those of ASCII. */
export const toKeyText = (keyId: string, secret: string): string => `${prefix}${encodeURIComponent(keyId)}_${secret}`;

const keyForm = /^lk_([\w.!~*'()%-]{3,4500})_[\w-]{43}$/;

/** The ID in a key, which may be forged. Undefined for a text that is not a key. */
export const keyIdIn = (text: string): string | undefined => {
  const [, encoded] = keyForm.exec(text) ?? [];
  return encoded === undefined ? undefined : percentDecode(encoded);
};

const authorPrefix = "key:";

/** How records name a key where they otherwise name a person by uid. */
export const keyAuthor = (keyId: string): string => `${authorPrefix}${keyId}`;

/** Undefined for a person. Firebase's uids may have any form, but none has this one by chance. */
export const keyIdOfAuthor = (author: string): string | undefined =>
  author.startsWith(authorPrefix) ? author.slice(authorPrefix.length) : undefined;
