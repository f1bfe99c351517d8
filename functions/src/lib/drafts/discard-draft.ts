import {
  changeDocument,
  type ChangeRequest,
  type FoundForChange,
  identifyRequest,
  rememberRequest,
  type Unidentified,
} from "./change-request.ts";
import type { DraftStore, Remains } from "./draft-store.ts";
import { removalLimits } from "./limits.ts";
import { isOwnVersionId } from "./kept-versions.ts";
import type { Page } from "./page.ts";
import { finishRemovalSoon } from "./removal/finish-removal.ts";
import type { VersionSize } from "./removal/removal-store.ts";
import { noSuchDraft, requireDraft } from "./require-draft.ts";
import { requireNewest } from "./revision-tag.ts";

export const toDiscard = (request: Unidentified<ChangeRequest>): ChangeRequest => ({
  ...request,
  mayDelete: true,
  ...identifyRequest(request, "discard", request.documentId),
});

/**
 * Deletes a draft with all its versions, or what remains of a draft that another interface has deleted. Versions too many for one commit
 * are deleted after the draft; a repetition continues where an earlier request stopped.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`
 */
export const discardDraft = async (store: DraftStore, discard: ChangeRequest, found: FoundForChange): Promise<void> => {
  const { projectId, documentId: draftId, expected } = discard;
  const isLeft = await changeDocument(store, discard, found, async ({ page, versions, former }) => {
    if (former !== undefined) return page === undefined && versions.length > 0;
    const request = rememberRequest(discard, draftId, 0);
    if (page === undefined) {
      const remains = await findRemains(store, projectId, { draftId, versions });
      if (remains !== undefined) return store.removeRemains(projectId, remains, request);
      // Gone since this request came in: an earlier attempt was stored although its answer was lost, or someone else was faster.
      if (found.page !== undefined) return false;
      throw noSuchDraft();
    }
    const draft = requireDraft(page);
    await requireNewest(store, draft, expected);
    return store.remove(projectId, draft, [...versions, ...madeSince(draft, versions)], request);
  });
  if (isLeft) await finishRemovalSoon(store, { projectId, documentId: draftId });
};

/** The draft's own index names the versions that were made after they were read. */
const madeSince = ({ internals: { keptVersions } }: Page, versions: readonly VersionSize[]): readonly VersionSize[] => {
  const known = new Set(versions.map(({ id }) => id));
  return keptVersions.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, bytes: removalLimits.unknownBytes }));
};

/** Versions and claims without their draft. A claim, or a version of ours, shows that there was one: a live page has neither. */
const findRemains = async (store: DraftStore, projectId: string, left: Omit<Remains, "claims">): Promise<Remains | undefined> => {
  const claims = await store.findClaimsOf(projectId, left.draftId);
  return claims.length > 0 || left.versions.some(({ id }) => isOwnVersionId(id)) ? { ...left, claims } : undefined;
};
