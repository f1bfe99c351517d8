import type { Published } from "../../../../answers/publishing.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange } from "../drafts/change-request.ts";
import { requireDraft } from "../drafts/page.ts";
import { requireNewest } from "../drafts/revision-tag.ts";
import { finishRemovalSoon } from "../removal/finish-removal.ts";
import { planNewest } from "./plan-publication.ts";
import { type PublishOutcome, rememberAnswer, repeatAnswer } from "./publication-answer.ts";
import type { PublishNow } from "./publication-request.ts";
import { livePlace } from "./publication.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";

/**
 * Publishes a draft in place of its live page and deletes the draft with its versions. Of concurrent requests, one publishes the text stored
 * at that moment.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`, and what `planPublication` refuses
 */
export const publishDraft = async (
  store: PublishingStore,
  project: Project,
  request: PublishNow,
  found: FoundForChange,
): Promise<PublishOutcome> => {
  let attempted: PublicationWrite | undefined;
  const { isLeft, ...outcome } = await changeDocument(
    store,
    request,
    found,
    async ({ page, versions, former }): Promise<PublishOutcome & { readonly isLeft?: boolean }> => {
      if (former !== undefined) return repeatAnswer(former, page);
      // The draft is gone, or live itself, and the page is as planned: an earlier attempt was stored although its answer was lost.
      if (page?.visibility !== "draft" && attempted !== undefined && (await isStored(store, project.id, attempted)))
        return { body: publishedAnswer(attempted), tag: undefined };
      const draft = requireDraft(page);
      await requireNewest(store, draft, request.expected);
      const write = await planNewest(store, project, draft, request);
      attempted = write;
      const body = publishedAnswer(write);
      const isLeftBehind = await store.publish(project.id, write, versions, rememberAnswer(request, write, body));
      return { body, tag: undefined, isLeft: isLeftBehind };
    },
  );
  if (isLeft === true) await finishRemovalSoon(store, { projectId: project.id, documentId: request.documentId });
  return outcome;
};

const publishedAnswer = (write: PublicationWrite): Published => ({
  success: true,
  docId: write.id,
  ...livePlace(write),
  action: "published",
  ...(write.redirects.add !== undefined && { redirected_from: write.redirects.add.from }),
});

const isStored = async (store: PublishingStore, projectId: string, { id, by, at, revision }: PublicationWrite): Promise<boolean> => {
  const page = await store.findPage(projectId, id);
  return page?.visibility === "live" && page.revision === revision && page.updatedBy === by && page.updatedAt.getTime() === at.getTime();
};
