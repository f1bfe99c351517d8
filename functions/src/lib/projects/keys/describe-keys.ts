import type { KeyList } from "../../../../answers/keys.ts";
import type { NameStore } from "../project.ts";
import type { ApiKey } from "./api-key.ts";

/** The newest first. */
export const describeKeys = async (people: NameStore, keys: readonly ApiKey[]): Promise<KeyList> => {
  const nameOf = await people.findNames(keys.map(({ createdBy }) => createdBy));
  return {
    keys: keys
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt }) => ({
        keyId: id,
        name,
        scopes,
        created_at: createdAt.toISOString(),
        created_by: createdBy === "" ? null : createdBy,
        created_by_name: nameOf(createdBy),
        expires_at: expiresAt?.toISOString() ?? null,
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
  };
};
