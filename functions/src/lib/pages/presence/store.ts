import type { QuerySnapshot } from "firebase-admin/firestore";
import { digest } from "../../platform/core/digest.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asDate, asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { projectStore } from "../../projects/store.ts";
import { pageRef } from "../drafts/store.ts";
import { type Present, presenceLimits, type PresenceStore } from "./presence.ts";

const presenceOf = (projectId: string) => under(projectId, "presence");

const recordOf = (projectId: string, { documentId, uid }: Pick<Present, "documentId" | "uid">) =>
  presenceOf(projectId).doc(digest(documentId, uid));

const toPresent = ({ docs }: QuerySnapshot): readonly Present[] =>
  docs.map((record) => ({ documentId: asText(record.get("document")), uid: asText(record.get("uid")), at: asDate(record.get("at")) }));

export const presenceStore: PresenceStore = {
  findNames: projectStore.findNames,
  isPage: async (projectId, documentId) => {
    if (!isDocumentId(projectId) || !isDocumentId(documentId)) return false;
    const [page] = await reading(async () => database().getAll(pageRef(projectId, documentId), { fieldMask: ["visibility"] }));
    return page !== undefined && ["draft", "live"].includes(asText(page.get("visibility")));
  },
  findAt: async (projectId, documentId) => {
    if (!isDocumentId(projectId) || !isDocumentId(documentId)) return [];
    const there = presenceOf(projectId)
      .where("document", "==", documentId)
      .limit(presenceLimits.people + 1);
    return toPresent(await reading(async () => there.get()));
  },
  findSince: async (projectId, since) => {
    const recent = presenceOf(projectId).where("at", ">", since).limit(presenceLimits.projectPeople);
    return toPresent(await reading(async () => recent.get()));
  },
  stay: async (projectId, present) => {
    const { documentId: document, uid, at } = present;
    const expire_at = new Date(at.getTime() + presenceLimits.keptMs);
    await writing(async () => recordOf(projectId, present).set({ document, uid, at, expire_at }));
  },
  leave: async (projectId, present) => {
    await writing(async () => recordOf(projectId, present).delete());
  },
};
