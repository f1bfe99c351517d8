import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { readPagesOrigin } from "../lib/platform/config/params.ts";
import { idField } from "../lib/pages/drafts/draft-fields.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { makePreviewLink, revokePreviewLink } from "../lib/pages/previews/preview-link.ts";
import { previewStore } from "../lib/pages/previews/store.ts";
import { must } from "../lib/projects/site/fields.ts";

/** Creates or revokes the link that shows a draft to reviewers without an account. */
export const docsPreview = endpoint({
  name: "docsPreview",
  method: "POST",
  path: "/api/projects/:projectId/docs/preview",
  guard: projectEditor,
  body: jsonBody(z.object({ draftId: idField, revoke: z.optional(z.boolean(must("true or false"))) })),
  prefetch: async ({ parameters: { projectId }, body: { draftId } }) => draftStore.findPage(projectId, draftId),
  handle: async ({ at, caller, body: { revoke = false } }, { access: { id: projectId }, found: page }) => ({
    body: revoke
      ? await revokePreviewLink(previewStore, projectId, page)
      : await makePreviewLink(previewStore, { projectId, page, by: caller.uid, at, origin: readPagesOrigin() }),
  }),
});
