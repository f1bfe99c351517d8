import type { Published } from "../../../../answers/publishing.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange } from "../drafts/change-request.ts";
import { requireDraft } from "../drafts/page.ts";
import { requireNewest, revisionTag } from "../drafts/revision-tag.ts";
import { type PublishOutcome, rememberAnswer, repeatAnswer } from "./publication-answer.ts";
import type { CancelPublication } from "./publication-request.ts";
import type { PublishingStore } from "./publishing-store.ts";

/**
 * Takes back when a draft was to be published, or why it could not be.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`, `idempotency_key_reused`
 */
export const cancelPublication = async (
  store: PublishingStore,
  project: Project,
  request: CancelPublication,
  found: FoundForChange,
): Promise<PublishOutcome> =>
  changeDocument(store, request, found, async ({ page, former }) => {
    if (former !== undefined) return repeatAnswer(former, page);
    const draft = requireDraft(page);
    const { slug, language, internals } = draft;
    const body: Published = { success: true, docId: internals.base?.id ?? draft.id, slug, language, action: "unscheduled" };
    if (internals.publication === undefined) return { body, tag: revisionTag(draft) };
    await requireNewest(store, draft, request.expected);
    const writeToken = await store.schedule(project.id, draft, {}, rememberAnswer(request, draft, body));
    return { body, tag: revisionTag({ ...draft, writeToken }) };
  });
