import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { idField, publishAtField, seenTagField } from "../lib/pages/drafts/draft-fields.ts";
import { publishDraft, toPublish } from "../lib/pages/publishing/publish-draft.ts";
import { requirePublishing } from "../lib/pages/publishing/publication.ts";
import { publishingStore } from "../lib/pages/publishing/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { must } from "../lib/projects/site/fields.ts";

export const docsPublish = endpoint({
  name: "docsPublish",
  method: "POST",
  path: "/api/projects/:projectId/docs/publish",
  guard: projectEditor,
  body: jsonBody(
    z.object({
      draftId: idField,
      publish_at: publishAtField,
      force: z.optional(z.boolean(must("true or false"))),
      live_etag: seenTagField,
    }),
  ),
  prefetch: async ({ at, caller, parameters: { projectId }, body, header }) => {
    const { draftId, publish_at: publishAt, force = false, live_etag } = body;
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const expected = parseIfMatch(header("If-Match"));
    const seenLive = parseIfMatch(live_etag);
    const due = typeof publishAt === "string" ? new Date(publishAt) : publishAt;
    const request = toPublish({ projectId, documentId: draftId, publishAt: due, force, by: caller.uid, at, expected, seenLive, key });
    return { request, found: await findForChange(publishingStore, request) };
  },
  handle: async (_call, { access: project, found: { request, found } }) => {
    requirePublishing(isPublishing());
    return publishDraft(publishingStore, project, request, found);
  },
});
