import { parsePage } from "../drafts/record.ts";
import { pageRef, previewLinkRef } from "../drafts/store.ts";
import { database } from "../../platform/firestore/database.ts";
import { asDate, asText } from "../../platform/firestore/decode.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { projectStore } from "../../projects/store.ts";
import type { PreviewStore } from "./preview-link.ts";

export const previewStore: PreviewStore = {
  put: async ({ projectId, draftId, tokenDigest, by, expireAt }) => {
    const record = { token_digest: tokenDigest, by, expire_at: expireAt };
    await writing(async () => previewLinkRef(projectId, draftId).set(record));
  },
  remove: async (projectId, draftId) => {
    await writing(async () => previewLinkRef(projectId, draftId).delete());
  },
  findLink: async (tokenDigest) => {
    const links = database().collectionGroup("preview_links").where("token_digest", "==", tokenDigest).limit(1);
    const [found] = (await reading(async () => links.get())).docs;
    const project = found?.ref.parent.parent;
    if (found === undefined || project?.parent.path !== "projects") return undefined;
    return { projectId: project.id, draftId: found.id, tokenDigest, by: asText(found.get("by")), expireAt: asDate(found.get("expire_at")) };
  },
  findShown: async ({ projectId, draftId, by }) => {
    const [access, page] = await Promise.all([
      projectStore.findAccess(projectId, by),
      reading(async () => pageRef(projectId, draftId).get()),
    ]);
    return { ...access, page: parsePage(page) };
  },
};
