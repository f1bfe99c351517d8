import * as z from "zod/mini";
import { teamWho } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { idField, publishAtField, seenTagField } from "../lib/pages/drafts/draft-fields.ts";
import { cancelPublication } from "../lib/pages/publishing/cancel-publication.ts";
import { toFoundRequest, toPublicationRequest } from "../lib/pages/publishing/publication-request.ts";
import { publishDraft } from "../lib/pages/publishing/publish-draft.ts";
import { scheduleEnd } from "../lib/pages/publishing/schedule-end.ts";
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
  guard: teamWho(() => {
    requirePublishing(isPublishing());
  }),
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
    const { draftId, publish_at, unpublish_at, force = false, live_etag } = body;
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const expected = parseIfMatch(header("If-Match"));
    const seenLive = parseIfMatch(live_etag);
    const asked = { projectId, documentId: draftId, force, by: caller.uid, at, expected, seenLive, key };
    const request = toPublicationRequest({
      ...asked,
      begins: toWhen(publish_at, "now", "cancelled"),
      ends: toWhen(unpublish_at, "as before", "never"),
    });
    const found = await findForChange(publishingStore, request);
    return { request: toFoundRequest(request, found), found };
  },
  handle: async (_call, { access: { project, role }, found: { request, found } }) => {
    // A manager may stop a draft, which they could discard as well, but keep no page on the site that an admin takes off it.
    if (request.kind !== "cancel") requirePublisher(project, role);
    switch (request.kind) {
      case "now":
        return publishDraft(publishingStore, project, request, found);
      case "later":
        return schedulePublication(publishingStore, project, request, found);
      case "cancel":
        return cancelPublication(publishingStore, project, request, found);
      case "end":
        return scheduleEnd(publishingStore, project, request, found);
    }
  },
});

/** A time in a body may be left out or null. */
const toWhen = <Unsaid, Null>(time: string | null | undefined, unsaid: Unsaid, none: Null) => {
  if (typeof time === "string") return { kind: "at", at: new Date(time) } as const;
  return { kind: time === null ? none : unsaid };
};
