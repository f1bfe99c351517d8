import { AppError } from "../../core/app-error.ts";
import { digest } from "../../core/digest.ts";
import type { DraftAck } from "../draft-ack.ts";
import { type PageAndRequest, findPageAndRequest } from "../save-draft.ts";
import { inTurn } from "../in-turn.ts";
import { newestRevision } from "../marks.ts";
import { noInternals } from "../page.ts";
import { requireNewest, revisionTag } from "../revision-tag.ts";
import { rememberRequest, requestKeyId, requireSameRequest } from "../save.ts";
import { claimSlug, slugKeyOf } from "../slug-key.ts";
import type { PublishingStore } from "./publishing-store.ts";

export interface Unpublish {
  readonly projectId: string;
  readonly docId: string;
  readonly by: string;
  readonly at: Date;
  readonly expected: readonly string[] | undefined;
  /** The same for every repetition of one request. */
  readonly id: string;
  readonly fingerprint: string;
  readonly isKeyed: boolean;
}

type UnpublishRequest = Omit<Unpublish, "id" | "fingerprint" | "isKeyed"> & { readonly key: string | undefined };

export const toUnpublish = ({ key, ...request }: UnpublishRequest): Unpublish => ({
  ...request,
  id: requestKeyId(request.by, request.docId, key ?? ""),
  isKeyed: key !== undefined,
  fingerprint: digest("unpublish", request.docId),
});

export const findForUnpublish = async (store: PublishingStore, { projectId, docId, id, isKeyed }: Unpublish): Promise<PageAndRequest> =>
  findPageAndRequest(store, projectId, docId, isKeyed ? id : undefined);

export interface UnpublishOutcome {
  readonly answer: DraftAck;
  readonly tag: string | undefined;
}

/**
 * Takes a page from the site: it becomes a draft in its own place, whatever is stored in it.
 *
 * @throws AppError `not_found`, `stale_revision`, `slug_taken` while there is a draft of it, `idempotency_key_reused`
 */
export const unpublishPage = async (store: PublishingStore, unpublish: Unpublish, found: PageAndRequest): Promise<UnpublishOutcome> => {
  const { projectId, docId, by, at } = unpublish;
  const answer = { success: true, draftId: docId } as const;
  return inTurn({
    key: `${projectId}/${docId}`,
    found,
    load: async () => findForUnpublish(store, unpublish),
    attempt: async ({ page, former }): Promise<UnpublishOutcome> => {
      if (former !== undefined) {
        requireSameRequest(former, unpublish);
        return { answer, tag: page && revisionTag(page) };
      }
      // A draft since this request came in: an earlier attempt was stored although its answer was lost, or someone else was faster.
      if (page?.visibility === "draft" && found.page?.visibility === "live") return { answer, tag: revisionTag(page) };
      if (page?.visibility !== "live") throw new AppError("not_found", "There is no live page with this ID.");
      await requireNewest(store, page, unpublish.expected);
      const slugKey = slugKeyOf(page);
      const holders = slugKey && (await store.findSlugHolders(projectId, slugKey));
      const claimant = { id: page.id, internals: noInternals };
      const claim = slugKey && holders && (await claimSlug(store, projectId, slugKey, claimant, { ...holders, livePages: [] }));
      const revision = newestRevision(page) + 1;
      const request = rememberRequest(unpublish, docId, revision);
      const writeToken = await store.unpublish(projectId, { page, by, at, claim, request });
      return { answer, tag: revisionTag({ ...page, revision, writeToken }) };
    },
  });
};
