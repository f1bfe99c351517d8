import * as z from "zod/mini";
import type { Published } from "../../../../contract/answers/publishing.ts";
import { invalidRequest } from "../../core/app-error.ts";
import { parseJson } from "../../core/unknown-record.ts";
import { WriteConflict } from "../../core/write-conflict.ts";
import type { Project } from "../../projects/project.ts";
import {
  changeDocument,
  type ChangeRequest,
  type FoundForChange,
  identifyRequest,
  rememberRequest,
  type Unidentified,
} from "../change-request.ts";
import type { KeyedRequest } from "../draft-store.ts";
import type { Page, Publication } from "../page.ts";
import { publishingLimits } from "../limits.ts";
import { finishRemovalSoon } from "../removal/finish-removal.ts";
import { requireDraft } from "../require-draft.ts";
import { requireNewest, revisionTag } from "../revision-tag.ts";
import { planPublication } from "./plan-publication.ts";
import { livePlace } from "./publication.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";

/** A request to publish a draft now or later, or to cancel that. */
export interface Publish extends ChangeRequest {
  /** Undefined publishes now, null cancels. */
  readonly publishAt: Date | null | undefined;
  readonly force: boolean;
  /** Tags of the live page that the author has seen; undefined if the request has none. */
  readonly seenLive?: readonly string[] | undefined;
  /** Set by the sweep: publish only if due. */
  readonly onlyIfDue?: boolean;
}

/**
 * A time in the past means now.
 *
 * @throws AppError `invalid_request` for a time that is too far away
 */
export const toPublish = (request: Unidentified<Publish>): Publish => {
  const { documentId, publishAt, force, seenLive = [], at } = request;
  if (publishAt && publishAt.getTime() > at.getTime() + publishingLimits.farthestMs)
    throw invalidRequest([{ path: "publish_at", message: "must be within ten years" }]);
  const publishLater = publishAt && publishAt <= at ? undefined : publishAt;
  return {
    ...request,
    publishAt: publishLater,
    mayDelete: publishLater === undefined,
    ...identifyRequest(request, "publish", documentId, JSON.stringify([publishAt, force, ...seenLive])),
  };
};

/** The draft is no longer due: its publication was postponed or cancelled. */
export class NotDue extends Error {
  override readonly name = "NotDue";
}

export const isDue = ({ internals: { publication } }: Page, at: Date): boolean => publication?.kind === "due" && publication.at <= at;

/** As it is remembered for a repetition of the request. */
const Remembered: z.ZodMiniType<Published> = z.object({
  success: z.literal(true),
  docId: z.string(),
  slug: z.nullable(z.string()),
  language: z.string(),
  action: z.enum(["published", "scheduled", "unscheduled"]),
  publish_at: z.optional(z.string()),
  redirected_from: z.optional(z.string()),
});

export interface PublishOutcome {
  readonly body: Published;
  /** The draft's tag after scheduling or cancelling; undefined if it was published. */
  readonly tag: string | undefined;
}

/**
 * Publishes a draft in place of its live page and deletes the draft with its versions, or schedules that. Of concurrent requests, one
 * publishes the text stored at that moment.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`, and what `planPublication` refuses
 */
export const publishDraft = async (
  store: PublishingStore,
  project: Project,
  request: Publish,
  found: FoundForChange,
): Promise<PublishOutcome> => {
  let attempted: PublicationWrite | undefined;
  const { isLeft, ...outcome } = await changeDocument(
    store,
    request,
    found,
    async ({ page, versions, former }): Promise<PublishOutcome & { readonly isLeft?: boolean }> => {
      if (former !== undefined) return repeated(former, page);
      // The draft is gone and the live page is as planned: an earlier attempt was stored although its answer was lost.
      if (page === undefined && attempted !== undefined && (await isStored(store, project.id, attempted)))
        return { body: publishedAnswer(attempted), tag: undefined };
      const draft = requireDraft(page);
      if (request.publishAt === null) return reschedule(store, project, draft, { request, publication: undefined });
      if (request.publishAt !== undefined) {
        const { by, publishAt } = request;
        return reschedule(store, project, draft, { request, publication: { kind: "due", at: publishAt, by } });
      }
      if (request.onlyIfDue === true && !isDue(draft, request.at)) throw new NotDue();
      await requireNewest(store, draft, request.expected);
      const write = await plan(store, project, draft, request);
      attempted = write;
      const body = publishedAnswer(write);
      const isLeftBehind = await store.publish(project.id, write, versions, remember(request, write.id, write.revision, body));
      return { body, tag: undefined, isLeft: isLeftBehind };
    },
  );
  if (isLeft === true) await finishRemovalSoon(store, { projectId: project.id, documentId: request.documentId });
  return outcome;
};

/** Draft and live page are not one snapshot: if the draft has changed in between, a refusal may be wrong. */
const plan: typeof planPublication = async (store, project, draft, asked) =>
  planPublication(store, project, draft, asked).catch(async (refusal: unknown) => {
    const now = await store.findPage(project.id, draft.id);
    throw now?.writeToken === draft.writeToken ? refusal : new WriteConflict("The draft has changed", { cause: refusal });
  });

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

interface Rescheduling {
  readonly request: Publish;
  /** Undefined cancels. */
  readonly publication: Publication | undefined;
}

/**
 * Makes the checks of publishing at once, so that an author learns of a refusal now rather than when the draft is due. `force` accepts the
 * current live page as the draft's base; if that page changes again, the due publication is refused.
 */
const reschedule = async (
  store: PublishingStore,
  project: Project,
  draft: Page,
  { request, publication }: Rescheduling,
): Promise<PublishOutcome> => {
  const { by, at, force, seenLive } = request;
  const isSameTime = isSamePublication(draft.internals.publication, publication);
  if (!isSameTime) await requireNewest(store, draft, request.expected);
  const place = publication === undefined ? undefined : await plan(store, project, draft, { by, at, force, seenLive });
  const accepted = place?.live?.writeToken === draft.internals.base?.writeToken ? undefined : place?.live;
  const isSame = isSameTime && accepted === undefined;
  if (isSameTime && !isSame) await requireNewest(store, draft, request.expected);
  const body: Published = {
    success: true,
    docId: place?.id ?? draft.internals.base?.id ?? draft.id,
    slug: draft.slug,
    language: draft.language,
    action: publication === undefined ? "unscheduled" : "scheduled",
    ...(publication !== undefined && { publish_at: publication.at.toISOString() }),
  };
  if (isSame) return { body, tag: revisionTag(draft) };
  const writeToken = await store.schedule(project.id, draft, { publication, accepted }, remember(request, draft.id, draft.revision, body));
  return { body, tag: revisionTag({ ...draft, writeToken }) };
};

const isSamePublication = (stored: Publication | undefined, asked: Publication | undefined): boolean =>
  stored === undefined || asked === undefined
    ? stored === asked
    : stored.kind === "due" && asked.kind === "due" && stored.at.getTime() === asked.at.getTime();

const remember = (request: Publish, documentId: string, revision: number, answer: Published): KeyedRequest | undefined => {
  const remembered = rememberRequest(request, documentId, revision);
  return remembered && { ...remembered, answer: JSON.stringify(answer) };
};

const repeated = (former: KeyedRequest, page: Page | undefined): PublishOutcome => ({
  body: Remembered.parse(parseJson(former.answer ?? "")),
  tag: page?.visibility === "draft" ? revisionTag(page) : undefined,
});
