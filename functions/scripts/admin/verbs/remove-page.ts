import { jsonRecord } from "../../../src/lib/platform/core/json-form.ts";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { portionsOf, type Removal } from "../../../src/lib/pages/removal/removal-store.ts";
import { readVersions, toVersionSize } from "../../../src/lib/pages/removal/store.ts";
import { heldClaim } from "../../../src/lib/pages/drafts/slug-key.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { toPageNotice } from "../../../src/lib/notifications/site-notices.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { propose, type Proposal, type Stored } from "../change.ts";
import { findRecord, findSameRecord, requireId, requireProject, requireRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { toJson } from "../to-json.ts";
import { noticeChanges } from "./notice-changes.ts";

export const showPage = async ({ firestore }: Target, projectId: string, id: string): Promise<Proposal> => {
  const { data } = await requirePage({ firestore }, projectId, id);
  const result = { ...jsonRecord(data), id };
  return propose({ result, sentence: toJson(result, 2) });
};

/** Removes a live page, or discards a draft as the editor does, with everything below it. */
export const removePage = async (target: Target, projectId: string, id: string): Promise<Proposal> => {
  const before = await requirePage(target, projectId, id);
  const page = await draftStore.findPage(projectId, id);
  const isDraft = page?.visibility === "draft";
  const { changes, removals } = isDraft
    ? await removeDraft(target, projectId, page)
    : await removeWithVersions(target, projectId, id, before);
  const notice =
    page?.visibility === "live" ? toPageNotice("page_unpublished", await projectStore.getProject(projectId), page, new Date()) : undefined;
  return propose({
    changes: [...changes, ...noticeChanges(projectId, notice)],
    removals,
    result: { project: projectId, id, removed: true },
    sentence: `The ${isDraft ? "draft" : "page"} ${id} is removed from ${projectId}.`,
  });
};

type Removed = Pick<Proposal, "changes" | "removals">;

/** Removes the draft, its versions and its claim in one commit, if the draft is unchanged. */
const removeDraft = async (target: Target, projectId: string, draft: Page): Promise<Removed> => {
  const before = await findSameRecord(target.firestore, `projects/${projectId}/documents/${draft.id}`, draft);
  const removed = before === undefined ? { changes: [], removals: [] } : await removeWithVersions(target, projectId, draft.id, before);
  const claimId = heldClaim(draft);
  if (claimId === undefined) return removed;
  const claimPath = `projects/${projectId}/draft_claims/${claimId}`;
  const claim = await findRecord(target.firestore, claimPath);
  // A claim that another draft has taken over is kept.
  const isOurs = claim?.data["draft_id"] === draft.id;
  return { ...removed, changes: isOurs ? [...removed.changes, { path: claimPath, before: claim, after: undefined }] : removed.changes };
};

/** Reads the versions after the document: as long as the document is unchanged, Lectern has added none. */
const removeWithVersions = async ({ firestore }: Target, projectId: string, documentId: string, before: Stored): Promise<Removed> => {
  const page = { path: `projects/${projectId}/documents/${documentId}`, before, after: undefined };
  const beside = await removeBeside({ firestore }, projectId, documentId);
  const { changes, removals } = await removeVersions({ firestore }, { projectId, documentId });
  return { changes: [page, ...beside, ...changes], removals };
};

/** What a draft has beside it, and ends with it. */
const removeBeside = async (
  { firestore }: Pick<Target, "firestore">,
  projectId: string,
  documentId: string,
): Promise<Removed["changes"]> => {
  const found = ["preview_links", "reviews"].map(async (collection) => {
    const path = `projects/${projectId}/${collection}/${documentId}`;
    const before = await findRecord(firestore, path);
    return before === undefined ? [] : [{ path, before, after: undefined }];
  });
  return (await Promise.all(found)).flat();
};

const removeVersions = async ({ firestore }: Pick<Target, "firestore">, removal: Removal): Promise<Removed> => {
  const { projectId, documentId } = removal;
  const versions = await readVersions(removal);
  if (portionsOf(versions.map(toVersionSize)).length > 1) {
    const path = `projects/${projectId}/page_removals/${documentId}`;
    return { changes: [{ path, before: await findRecord(firestore, path), after: { removed_at: new Date() } }], removals: [removal] };
  }
  const gone = versions.map(({ ref, updateTime }) => ({ path: ref.path, before: { data: {}, updateTime }, after: undefined }));
  return { changes: gone, removals: [] };
};

const requirePage = async ({ firestore }: Pick<Target, "firestore">, projectId: string, id: string) => {
  await requireProject(firestore, projectId);
  return requireRecord(firestore, `projects/${projectId}/documents/${requireId(id)}`, `There is no page or draft ${id} in ${projectId}.`);
};
