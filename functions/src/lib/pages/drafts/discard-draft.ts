import {
  type AskedChange,
  changeDocument,
  type ChangeRequest,
  type FoundForChange,
  identifyRequest,
  rememberRequest,
} from "./change-request.ts";
import type { DraftStore } from "./draft-store.ts";
import { isOwnVersionId } from "../versions/version-id.ts";
import { finishRemovalSoon } from "../removal/finish-removal.ts";
import { requireDraft } from "./page.ts";
import { requireNewest } from "./revision-tag.ts";

export const toDiscard = (request: AskedChange): ChangeRequest => ({
  ...request,
  mayDelete: true,
  ...identifyRequest(request, "discard", request.documentId),
});

/**
 * Deletes a draft with all its versions, or the versions left behind by a deleted draft. Versions that do not fit in one commit are deleted
 * after the draft; a repeated request continues where an earlier one stopped.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`
 */
export const discardDraft = async (store: DraftStore, discard: ChangeRequest, found: FoundForChange): Promise<void> => {
  const { projectId, documentId: draftId, expected } = discard;
  const isLeft = await changeDocument(store, discard, found, async ({ page, versions, former }) => {
    if (former !== undefined) return page === undefined && versions.length > 0;
    const request = rememberRequest(discard, draftId, 0);
    // Another program deleted only the document, or a process died midway.
    const isLeftOver = page === undefined && versions.some(({ id }) => isOwnVersionId(id));
    if (isLeftOver && (await store.startRemoval({ projectId, documentId: draftId }, request))) return true;
    // Deleted since this request arrived: by an earlier attempt whose answer was lost, or by another caller.
    if (page === undefined && found.page !== undefined) return false;
    const draft = requireDraft(page);
    await requireNewest(store, draft, expected);
    return store.remove(projectId, draft, versions, request);
  });
  if (isLeft) await finishRemovalSoon(store, { projectId, documentId: draftId });
};
