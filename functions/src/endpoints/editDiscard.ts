import * as z from "zod/mini";
import type { DraftAck } from "../../answers/draft-ack.ts";
import { projectEditor } from "../lib/auth/guards.ts";
import { discardDraft, toDiscard } from "../lib/pages/drafts/discard-draft.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { idField } from "../lib/pages/drafts/draft-fields.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";

export const editDiscard = endpoint({
  name: "editDiscard",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/discard",
  guard: projectEditor,
  body: jsonBody(z.object({ draftId: idField })),
  prefetch: async ({ at, caller, parameters: { projectId }, body: { draftId }, header }) => {
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const discard = toDiscard({ projectId, documentId: draftId, by: caller.uid, at, key, expected: parseIfMatch(header("If-Match")) });
    return { discard, found: await findForChange(draftStore, discard) };
  },
  handle: async ({ body: { draftId } }, { found: { discard, found } }) => {
    await discardDraft(draftStore, discard, found);
    return { body: { success: true, draftId } satisfies DraftAck };
  },
});
