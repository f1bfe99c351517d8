import * as z from "zod/mini";
import { teamWho } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { idField } from "../lib/pages/drafts/draft-fields.ts";
import { requirePublisher, requirePublishing } from "../lib/pages/publishing/publication.ts";
import { publishingStore } from "../lib/pages/publishing/store.ts";
import { toUnpublish, unpublishPage } from "../lib/pages/publishing/unpublish-page.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";

/** Takes a live page off the site and keeps it as a draft. */
export const docsUnpublish = endpoint({
  name: "docsUnpublish",
  method: "POST",
  path: "/api/projects/:projectId/docs/unpublish",
  guard: teamWho(({ project, role }) => {
    requirePublishing(isPublishing());
    requirePublisher(project, role);
  }),
  body: jsonBody(z.object({ docId: idField })),
  prefetch: async ({ at, caller, parameters: { projectId }, body: { docId }, header }) => {
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const unpublish = toUnpublish({ projectId, documentId: docId, by: caller.uid, at, key, expected: parseIfMatch(header("If-Match")) });
    return { unpublish, found: await findForChange(publishingStore, unpublish) };
  },
  handle: async (_call, { access: { project }, found: { unpublish, found } }) => unpublishPage(publishingStore, project, unpublish, found),
});
