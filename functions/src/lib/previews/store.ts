import { parsePage } from "../drafts/record.ts";
import { pageRef, previewLinkRef } from "../drafts/store.ts";
import { database, projectRef } from "../firestore/database.ts";
import { asDate } from "../firestore/decode.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { parseProject } from "../projects/record.ts";
import type { PreviewStore } from "./preview-link.ts";

export const previewStore: PreviewStore = {
  put: async ({ projectId, draftId, tokenDigest, expireAt }) => {
    const record = { token_digest: tokenDigest, expire_at: expireAt };
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
    return { projectId: project.id, draftId: found.id, tokenDigest, expireAt: asDate(found.get("expire_at")) };
  },
  findShown: async ({ projectId, draftId }) => {
    const refs = [projectRef(projectId), pageRef(projectId, draftId)] as const;
    const [project, page] = await reading(async () => database().getAll(...refs));
    return { project: parseProject(project), page: page && parsePage(page) };
  },
};
