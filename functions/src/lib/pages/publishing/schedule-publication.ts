import type { Published } from "../../../../answers/publishing.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange } from "../drafts/change-request.ts";
import { type Page, type Publication, requireDraft } from "../drafts/page.ts";
import { requireNewest, revisionTag } from "../drafts/revision-tag.ts";
import { endingOf, planNewest } from "./plan-publication.ts";
import { type PublishOutcome, rememberAnswer, repeatAnswer } from "./publication-answer.ts";
import type { PublishLater } from "./publication-request.ts";
import type { PublishingStore } from "./publishing-store.ts";

/**
 * Stores when a draft is to be published. Makes the checks of publishing at once, so that an author learns of a refusal now rather than when
 * the draft is due. `force` accepts the current live page as the draft's base; if that page changes again, the due publication is refused.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`, and what `planPublication` refuses
 */
export const schedulePublication = async (
  store: PublishingStore,
  project: Project,
  request: PublishLater,
  found: FoundForChange,
): Promise<PublishOutcome> =>
  changeDocument(store, request, found, async ({ page, former }) => {
    if (former !== undefined) return repeatAnswer(former, page);
    const draft = requireDraft(page);
    const { by, publishAt, expected } = request;
    const ending = endingOf(request, draft.internals.ending);
    const isPlanned = isPlannedFor(draft, publishAt) && isSameTime(ending, draft.internals.ending);
    if (!isPlanned) await requireNewest(store, draft, expected);
    const { id, live } = await planNewest(store, project, draft, request);
    const accepted = live?.writeToken === draft.internals.base?.writeToken ? undefined : live;
    const body: Published = {
      success: true,
      docId: id,
      slug: draft.slug,
      language: draft.language,
      action: "scheduled",
      publish_at: publishAt.toISOString(),
      ...(ending !== undefined && { unpublish_at: ending.at.toISOString() }),
    };
    if (isPlanned && accepted === undefined) return { body, tag: revisionTag(draft) };
    if (isPlanned) await requireNewest(store, draft, expected);
    const publication = { kind: "due", at: publishAt, by } as const;
    const writeToken = await store.schedule(project.id, draft, { publication, ending, accepted }, rememberAnswer(request, draft, body));
    return { body, tag: revisionTag({ ...draft, writeToken }) };
  });

const isPlannedFor = ({ internals: { publication } }: Page, publishAt: Date): boolean =>
  publication?.kind === "due" && publication.at.getTime() === publishAt.getTime();

const isSameTime = (one: Publication | undefined, other: Publication | undefined): boolean => one?.at.getTime() === other?.at.getTime();
