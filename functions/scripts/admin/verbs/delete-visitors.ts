import { FieldPath, FieldValue } from "firebase-admin/firestore";
import { parseUser } from "../../../src/lib/projects/record.ts";
import type { Target } from "../target.ts";

/** 100 people: the maximum that Authentication looks up, or deletes, in one request. */
const batchSize = 100;

const visitorsOf = ({ firestore }: Target, projectId: string) =>
  firestore.collection("users").where(new FieldPath("visitor", "projects"), "array-contains", projectId);

export const countVisitors = async (target: Target, projectId: string): Promise<number> =>
  (await visitorsOf(target, projectId).count().get()).data().count;

/** Deletes the anonymous visitors who know only this project, with their identities. Those who know others too only lose this one. */
export const deleteVisitors = async (target: Target, projectId: string): Promise<void> => {
  for (;;) {
    const { docs } = await visitorsOf(target, projectId).limit(batchSize).get();
    if (docs.length === 0) return;
    const gone = docs.filter((record) => parseUser(record)?.visits?.projectIds.every((id) => id === projectId) === true);
    await deleteAnonymous(
      target,
      gone.map(({ id }) => id),
    );
    const batch = target.firestore.batch();
    for (const { ref } of docs) {
      if (gone.some(({ id }) => id === ref.id)) batch.delete(ref);
      else batch.update(ref, { "visitor.projects": FieldValue.arrayRemove(projectId) });
    }
    await batch.commit();
  }
};

/** Keeps an identity that has become an account. */
const deleteAnonymous = async ({ auth }: Target, uids: readonly string[]): Promise<void> => {
  if (uids.length === 0) return;
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  const anonymous = users.filter(({ providerData, email }) => providerData.length === 0 && email === undefined).map(({ uid }) => uid);
  if (anonymous.length > 0) await auth.deleteUsers(anonymous);
};
