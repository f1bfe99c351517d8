import { firestore } from "../../../../support/admin-app.ts";
import { type Scene, storedTransfer } from "./transfer-fixture.ts";

/** Makes a transfer's deadline pass by moving all its times into the past. */
export const untilDeadlineHasPassed = async (
  scene: Pick<Scene, "visitor">,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const { id } = await storedTransfer(scene);
  await firestore.doc(`projects/${scene.visitor.projectId}/transfers/${id}`).update({ deadline: new Date(Date.now() - 1_000), ...fields });
};

/** The schedule looks at every project, so the transfers of other tests must be gone. */
export const forgetOtherTransfers = async (): Promise<void> => {
  const { docs } = await firestore.collectionGroup("transfers").where("deadline", ">", new Date(0)).get();
  await Promise.all(docs.map(async ({ ref }) => ref.update({ deadline: null })));
};
