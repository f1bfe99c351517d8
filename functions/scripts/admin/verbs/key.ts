import { Timestamp } from "firebase-admin/firestore";
import { projectOfKey } from "../../../src/lib/projects/keys/api-key.ts";
import { KeyWish } from "../../../src/lib/projects/keys/key-fields.ts";
import { keyLimits } from "../../../src/lib/projects/keys/limits.ts";
import { describeKeys } from "../../../src/lib/projects/keys/describe-keys.ts";
import { newKey, tooManyKeys } from "../../../src/lib/projects/keys/make-key.ts";
import { keyRef, toKeyDocument } from "../../../src/lib/projects/keys/record.ts";
import { keyStore } from "../../../src/lib/projects/keys/store.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireProject, requireValid } from "../records.ts";
import type { Target } from "../target.ts";
import { requirePerson } from "./person.ts";

interface NewKeyOptions {
  readonly by: string;
  readonly scopes: string;
  readonly expires?: string;
  readonly dryRun?: boolean;
}

const operator = "admin";

/** Makes a key, and prints it unless nothing is written. */
export const makeKey = async (target: Target, projectId: string, name: string, options: NewKeyOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const scopes = options.scopes.split(",").map((scope) => scope.trim());
  const wish = requireValid(KeyWish, { name, scopes, expires_at: options.expires }, "key");
  const { uid } = await requirePerson(target, options.by);
  const { role } = await projectStore.findAccess(projectId, uid);
  if (role !== "admin") throw new OperatorError(`${options.by} is not an admin of ${projectId}: a key works for an admin only.`);
  const keys = await keyStore.listKeys(projectId);
  if (keys.length >= keyLimits.keys) throw tooManyKeys();
  // So that a repeated command does not make another one.
  const former = keys.find((key) => key.name === wish.name);
  if (former !== undefined) throw new OperatorError(`${former.id} has this name. Revoke it first, or choose another name.`);
  const { key, text } = newKey({ projectId, wish, by: uid, at: new Date() });
  return propose({
    changes: [{ path: `projects/${projectId}/api_keys/${key.id}`, before: undefined, after: toKeyDocument(key) }],
    result: { project: projectId, key_id: key.id, ...(options.dryRun !== true && { key: text }) },
    sentence: `${text}\n\nKeep it now: it is not shown again. Its ID is ${key.id}.`,
  });
};

export const listKeys = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const { keys } = await describeKeys(projectStore, await keyStore.listKeys(projectId));
  const lines = keys.map(({ keyId, name, scopes, created_by_name, created_by, expires_at, last_used_at }) =>
    [
      `${keyId}  ${name}`,
      `    ${scopes.join(", ")}; made by ${created_by_name ?? created_by ?? "somebody who has left"}`,
      `    last used: ${last_used_at ?? "never"}; expires: ${expires_at ?? "never"}`,
    ].join("\n"),
  );
  return propose({ result: { project: projectId, keys }, sentence: lines.join("\n") || `${projectId} has no keys.` });
};

export const revokeKey = async ({ firestore }: Target, projectId: string, keyId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const path = projectOfKey(keyId) === projectId ? keyRef(keyId)?.path : undefined;
  const before = path === undefined ? undefined : await findRecord(firestore, path);
  if (path === undefined || before === undefined)
    throw new OperatorError(`There is no key ${keyId} in ${projectId}. See them with "key list ${projectId}".`);
  const isRevoked = (before.data["revoked_at"] ?? null) !== null;
  const after = isRevoked ? before.data : { ...before.data, revoked_at: Timestamp.now(), revoked_by: operator };
  return propose({
    changes: [{ path, before, after }],
    result: { project: projectId, key_id: keyId },
    sentence: `${keyId} is revoked.`,
  });
};
