import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/config/params.ts";
import { findForChange } from "../lib/drafts/change-request.ts";
import { idField, publishAtField, seenTagField } from "../lib/drafts/draft-fields.ts";
import { publishDraft, toPublish } from "../lib/drafts/publishing/publish-draft.ts";
import { requirePublishing } from "../lib/drafts/publishing/publication.ts";
import { publishingStore } from "../lib/drafts/publishing/store.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/http/request-headers.ts";
import { jsonBody } from "../lib/http/request-body.ts";
import { must } from "../lib/sites/fields.ts";

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
