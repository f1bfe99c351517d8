import type { Published } from "../../../../answers/publishing.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange } from "../drafts/change-request.ts";
import { requireNewest, revisionTag } from "../drafts/revision-tag.ts";
import { endingOf } from "./plan-publication.ts";
import { type PublishOutcome, rememberAnswer, repeatAnswer } from "./publication-answer.ts";
import type { ChangeEnd } from "./publication-request.ts";
import type { PublishingStore } from "./publishing-store.ts";

/**
 * Stores when a live page leaves the site, or that it stays.
 *
 * @throws AppError `not_found`, `stale_revision`, `idempotency_key_reused`
 */
export const scheduleEnd = async (
  store: PublishingStore,
  project: Project,
  request: ChangeEnd,
  found: FoundForChange,
): Promise<PublishOutcome> =>
  changeDocument(store, request, found, async ({ page, former }) => {
    if (former !== undefined) return repeatAnswer(former, page);
    if (page?.visibility !== "live") throw new AppError("not_found", "There is no live page with this ID.");
    const { id, slug, language } = page;
    const ending = endingOf(request, undefined);
    const body: Published = {
      success: true,
      docId: id,
      slug,
      language,
      action: ending === undefined ? "unscheduled" : "scheduled",
      ...(ending !== undefined && { unpublish_at: ending.at.toISOString() }),
    };
    const { ending: before } = page.internals;
    if (before?.kind === ending?.kind && before?.at.getTime() === ending?.at.getTime()) return { body, tag: revisionTag(page) };
    await requireNewest(store, page, request.expected);
    const writeToken = await store.schedule(project.id, page, { ending }, rememberAnswer(request, page, body));
    return { body, tag: revisionTag({ ...page, writeToken }) };
  });
