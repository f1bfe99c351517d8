import * as z from "zod/mini";
import { projectTeam } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { idField, publishAtField, seenTagField } from "../lib/pages/drafts/draft-fields.ts";
import { cancelPublication } from "../lib/pages/publishing/cancel-publication.ts";
import { toPublicationRequest } from "../lib/pages/publishing/publication-request.ts";
import { publishDraft } from "../lib/pages/publishing/publish-draft.ts";
import { isAboutEnd, scheduleEnd } from "../lib/pages/publishing/schedule-end.ts";
import { schedulePublication } from "../lib/pages/publishing/schedule-publication.ts";
import { requirePublisher, requirePublishing } from "../lib/pages/publishing/publication.ts";
import { publishingStore } from "../lib/pages/publishing/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { must } from "../lib/projects/site/fields.ts";

export const docsPublish = endpoint({
  name: "docsPublish",
  method: "POST",
  path: "/api/projects/:projectId/docs/publish",
  guard: projectTeam,
  body: jsonBody(
    z.object({
      draftId: idField,
      publish_at: publishAtField,
      unpublish_at: publishAtField,
      force: z.optional(z.boolean(must("true or false"))),
      live_etag: seenTagField,
    }),
  ),
  prefetch: async ({ at, caller, parameters: { projectId }, body, header }) => {
    const { draftId, publish_at: publishAt, unpublish_at, force = false, live_etag } = body;
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const expected = parseIfMatch(header("If-Match"));
    const seenLive = parseIfMatch(live_etag);
    const asked = { projectId, documentId: draftId, force, by: caller.uid, at, expected, seenLive, key };
    const request = toPublicationRequest({ ...asked, publishAt: toTime(publishAt), unpublishAt: toTime(unpublish_at) });
    return { request, found: await findForChange(publishingStore, request) };
  },
  handle: async (_call, { access: { project, role }, found: { request, found } }) => {
    requirePublishing(isPublishing());
    const isEnd = request.kind === "now" && isAboutEnd(request, found);
    // A manager may stop what is planned.
    if (request.kind !== "cancel" && !(isEnd && request.unpublishAt === null)) requirePublisher(project, role);
    switch (request.kind) {
      case "now":
        return (isEnd ? scheduleEnd : publishDraft)(publishingStore, project, request, found);
      case "later":
        return schedulePublication(publishingStore, project, request, found);
      case "cancel":
        return cancelPublication(publishingStore, project, request, found);
    }
  },
});

const toTime = (time: string | null | undefined): Date | null | undefined => (typeof time === "string" ? new Date(time) : time);
