import type { DraftAck } from "../../../../answers/draft-ack.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { toPageNotice } from "../../notifications/site-notices.ts";
import type { Project } from "../../projects/project.ts";
import {
  type AskedChange,
  changeDocument,
  type ChangeRequest,
  type FoundForChange,
  identifyRequest,
  rememberRequest,
} from "../drafts/change-request.ts";
import { newestRevision } from "../drafts/marks.ts";
import { noInternals } from "../drafts/page.ts";
import { requireNewest, revisionTag } from "../drafts/revision-tag.ts";
import { claimSlug, slugKeyOf } from "../drafts/slug-key.ts";
import { keepLiveText } from "./page-history.ts";
import type { PublishingStore } from "./publishing-store.ts";

export const toUnpublish = (request: AskedChange): ChangeRequest => ({
  ...request,
  mayDelete: false,
  ...identifyRequest(request, "unpublish", request.documentId),
});

/**
 * Turns a live page into a draft in place, even one whose text Lectern cannot read.
 *
 * @throws AppError `not_found`, `stale_revision`, `slug_taken` while the page has a draft, `idempotency_key_reused`
 */
export const unpublishPage = async (
  store: PublishingStore,
  project: Pick<Project, "siteHook">,
  unpublish: ChangeRequest,
  found: FoundForChange,
) => {
  const { projectId, documentId: docId, by, at } = unpublish;
  const body: DraftAck = { success: true, draftId: docId };
  return changeDocument(store, unpublish, found, async ({ page, former }) => {
    if (former !== undefined) return { body, tag: page && revisionTag(page) };
    // Unpublished since this request arrived: by an earlier attempt whose answer was lost, or by another caller.
    if (page?.visibility === "draft" && found.page?.visibility === "live") return { body, tag: revisionTag(page) };
    if (page?.visibility !== "live") throw new AppError("not_found", "There is no live page with this ID.");
    await requireNewest(store, page, unpublish.expected);
    const slugKey = slugKeyOf(page);
    const holders = slugKey && (await store.findSlugHolders(projectId, slugKey));
    const claimant = { id: page.id, internals: noInternals };
    const claim = slugKey && holders && (await claimSlug(store, projectId, slugKey, claimant, { ...holders, livePages: [] }));
    const revision = newestRevision(page) + 1;
    const request = rememberRequest(unpublish, docId, revision);
    const history = keepLiveText(page, at);
    const notice = toPageNotice("page_unpublished", project, page, at);
    const writeToken = await store.unpublish(projectId, { page, by, at, history, claim, request, notice });
    return { body, tag: revisionTag({ ...page, revision, writeToken }) };
  });
};
