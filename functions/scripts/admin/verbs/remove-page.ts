import { jsonRecord } from "../../../src/lib/core/json-form.ts";
import type { Page } from "../../../src/lib/drafts/page.ts";
import { heldClaim } from "../../../src/lib/drafts/slug-key.ts";
import { type Change, propose, type Proposal, type Stored } from "../change.ts";
import { findRecord, findSameRecord, requireId, requireProject, requireRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { draftStore } from "../../../src/lib/drafts/store.ts";

export const showPage = async ({ firestore }: Target, projectId: string, id: string): Promise<Proposal> => {
  const { data } = await requirePage({ firestore }, projectId, id);
  const result = { ...jsonRecord(data), id };
  return propose({ result, sentence: JSON.stringify(result, undefined, 2) });
};

/** Removes a live page, or a draft as the editor's discard does. What is below it goes, too. */
export const removePage = async (target: Target, projectId: string, id: string): Promise<Proposal> => {
  const before = await requirePage(target, projectId, id);
  const page = await draftStore.findPage(projectId, id);
  const isDraft = page?.visibility === "draft";
  return propose({
    changes: isDraft
      ? await removeDraft(target, projectId, page)
      : await removeWithVersions(target, before, `projects/${projectId}/documents/${id}`),
    result: { project: projectId, id, removed: true },
    sentence: `The ${isDraft ? "draft" : "page"} ${id} is removed from ${projectId}.`,
  });
};

/** The draft, its versions and its claim, as one commit must take them away: if the draft is still as it was read. */
export const removeDraft = async (target: Target, projectId: string, draft: Page): Promise<readonly Change[]> => {
  const path = `projects/${projectId}/documents/${draft.id}`;
  const before = await findSameRecord(target.firestore, path, draft);
  const changes = before === undefined ? [] : await removeWithVersions(target, before, path);
  const claimId = heldClaim(draft);
  if (claimId === undefined) return changes;
  const claimPath = `projects/${projectId}/draft_claims/${claimId}`;
  const claim = await findRecord(target.firestore, claimPath);
  // A claim that another draft has taken over since is that draft's.
  return claim?.data["draft_id"] === draft.id ? [...changes, { path: claimPath, before: claim, after: undefined }] : changes;
};

/** The versions are read after the document: as long as that is the same, there are no others of ours. */
const removeWithVersions = async ({ firestore }: Target, before: Stored, path: string): Promise<readonly Change[]> => {
  const versions = await firestore.collection(`${path}/versions`).select().get();
  return [
    { path, before, after: undefined },
    ...versions.docs.map((version) => ({ path: version.ref.path, before: { data: {}, updateTime: version.updateTime }, after: undefined })),
  ];
};

const requirePage = async ({ firestore }: Pick<Target, "firestore">, projectId: string, id: string) => {
  await requireProject(firestore, projectId);
  return requireRecord(firestore, `projects/${projectId}/documents/${requireId(id)}`, `There is no page or draft ${id} in ${projectId}.`);
};
