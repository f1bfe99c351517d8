import { FieldPath, FieldValue, type Firestore, type WriteBatch } from "firebase-admin/firestore";
import { createIdentity } from "../../src/lib/auth/identities.ts";
import { finishRemovalSoon } from "../../src/lib/pages/removal/finish-removal.ts";
import { pageRemovalStore } from "../../src/lib/pages/removal/store.ts";
import { writing } from "../../src/lib/platform/firestore/storage-errors.ts";
import { type Change, changedFields, type Proposal } from "./change.ts";
import { explainConflict, OperatorError } from "./operator-error.ts";
import type { Target } from "./target.ts";
import type { Terminal } from "./terminal.ts";

/** @throws OperatorError when the operator does not agree, or cannot be asked */
export const requireConsent = async ({ description }: Target, { ask }: Terminal): Promise<void> => {
  if (ask === undefined) throw new OperatorError("Nothing was changed: add --yes to confirm without being asked.");
  const answer = await ask(`Write this to ${description}? [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorError("Nothing was changed.");
};

/**
 * Creates the identities, writes all documents in one commit, then deletes remaining versions and identities, and does the other work. A
 * run that failed midway can be repeated.
 *
 * @throws OperatorError when a document or an account has changed since it was shown
 */
export const apply = async (
  { firestore, auth }: Target,
  { identities, goneIdentities, changes, removals, work }: Proposal,
): Promise<void> => {
  for (const identity of identities) await createIdentity(auth, identity).catch(explainConflict);
  if (changes.length > 0) await commit(firestore, changes);
  for (const removal of removals) await finishRemovalSoon(pageRemovalStore, removal);
  for (const uid of goneIdentities) await auth.deleteUser(uid);
  for (const { run } of work) await run();
};

const commit = async (firestore: Firestore, changes: readonly Change[]): Promise<void> => {
  const batch = firestore.batch();
  for (const change of changes) write(firestore, batch, change);
  await writing(async () => batch.commit()).catch(explainConflict);
};

const write = (firestore: Firestore, batch: WriteBatch, change: Change): void => {
  const { path, before, after } = change;
  const ref = firestore.doc(path);
  if (change.isMerged === true) batch.set(ref, { ...after }, { merge: true });
  else if (before === undefined) batch.create(ref, { ...after, ...change.exact });
  else if (after === undefined) batch.delete(ref, { lastUpdateTime: before.updateTime });
  else {
    const [first = "", ...more] = changedFields(change);
    const written = { ...after, ...change.exact };
    const value = (key: string): unknown => written[key] ?? (Object.hasOwn(after, key) ? null : FieldValue.delete());
    const rest = more.flatMap((key) => [new FieldPath(key), value(key)]);
    batch.update(ref, new FieldPath(first), value(first), ...rest, { lastUpdateTime: before.updateTime });
  }
};
