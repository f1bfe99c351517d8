import { jsonRecord } from "../../../src/lib/core/json-form.ts";
import type { Page } from "../../../src/lib/drafts/page.ts";
import { heldClaim } from "../../../src/lib/drafts/slug-key.ts";
import { type Change, propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireId, requireProject, requireRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { draftStore } from "../../../src/lib/drafts/store.ts";

export const showPage = async ({ firestore }: Target, projectId: string, id: string): Promise<Proposal> => {
  const { data } = await requirePage({ firestore }, projectId, id);
  const result = { ...jsonRecord(data), id };
  return propose({ result, sentence: JSON.stringify(result, undefined, 2) });
};

/** Removes a live page, or a draft as the editor's discard does. What is below it goes, too. */
export const removePage = async (target: Target, projectId: string, id: string): Promise<Proposal> => {
  const { data } = await requirePage(target, projectId, id);
  const page = await draftStore.findPage(projectId, id);
  const changes =
    page?.visibility === "draft" ? await removeDraft(target, projectId, page) : await removeWithVersions(target, projectId, id);
  const what = data["visibility"] === "draft" ? "draft" : "page";
  return propose({
    changes,
    result: { project: projectId, id, removed: true },
    sentence: `The ${what} ${id} is removed from ${projectId}.`,
  });
};

/** The draft, its versions and its claim, as one commit must take them away. */
export const removeDraft = async (target: Target, projectId: string, draft: Page): Promise<readonly Change[]> => {
  const changes = await removeWithVersions(target, projectId, draft.id);
  const claimId = heldClaim(draft);
  if (claimId === undefined) return changes;
  const path = `projects/${projectId}/draft_claims/${claimId}`;
  const before = await findRecord(target.firestore, path);
  // A claim that another draft has taken over since is that draft's.
  return before?.data["draft_id"] === draft.id ? [...changes, { path, before, after: undefined }] : changes;
};

const removeWithVersions = async ({ firestore }: Target, projectId: string, id: string): Promise<readonly Change[]> => {
  const path = `projects/${projectId}/documents/${id}`;
  const [before, versions] = await Promise.all([findRecord(firestore, path), firestore.collection(`${path}/versions`).select().get()]);
  if (before === undefined) throw new OperatorError("Someone else removed this meanwhile.");
  return [
    { path, before, after: undefined },
    ...versions.docs.map((version) => ({ path: version.ref.path, before: { data: {}, updateTime: version.updateTime }, after: undefined })),
  ];
};

const requirePage = async ({ firestore }: Pick<Target, "firestore">, projectId: string, id: string) => {
  await requireProject(firestore, projectId);
  return requireRecord(firestore, `projects/${projectId}/documents/${requireId(id)}`, `There is no page or draft ${id} in ${projectId}.`);
};
