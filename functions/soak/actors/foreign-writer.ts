import { GrpcStatus, type DocumentSnapshot } from "firebase-admin/firestore";
import { type Actor, pick } from "../actor.ts";
import { noteForeignText } from "../ledger.ts";
import { countSave, textOf } from "./editor.ts";

/**
 * Another program that writes into the drafts that editors are writing: often a field of its own, sometimes another text. It loses its turn
 * when somebody else wrote since it read, as a careful program does.
 */
export function createForeignWriter({ world, site, roll, marker }: Actor): () => Promise<void> {
  return async () => {
    if (site.drafts.length === 0) return;
    const draft = pick(roll, site.drafts);
    const found = await world.firestore.doc(`projects/${site.projectId}/documents/${draft.id}`).get();
    if (!found.exists) return;
    if (roll() < shareOfTexts) {
      const text = marker();
      const fields = { content: textOf(text), updated_at: new Date(), updated_by: "importer" };
      if (!(await isWritten(found, fields))) return;
      countSave(site, draft);
      noteForeignText(world.ledger, { projectId: site.projectId, draftId: draft.id, marker: text, replaced: String(found.get("content")) });
    } else if (await isWritten(found, { indexed_at: new Date() })) world.ledger.foreignWrites += 1;
  };
}

const shareOfTexts = 0.3;

/** Somebody else wrote, discarded, or was faster. */
const notWritten = new Set<unknown>([GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND, GrpcStatus.ABORTED]);

const isWritten = async ({ ref, updateTime }: DocumentSnapshot, fields: object): Promise<boolean> => {
  try {
    await ref.update({ ...fields }, { ...(updateTime && { lastUpdateTime: updateTime }) });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && notWritten.has(error.code)) return false;
    throw error;
  }
};
