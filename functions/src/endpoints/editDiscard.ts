import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/project-editor.ts";
import { discardDraft, findPageWithVersions } from "../lib/drafts/discard-draft.ts";
import type { DraftAck } from "../lib/drafts/draft-ack.ts";
import { idField } from "../lib/drafts/fields.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { parseIfMatch } from "../lib/http/entity-tag.ts";
import { jsonBody } from "../lib/http/request-body.ts";
import { draftStore } from "../lib/drafts/store.ts";
import { projectStore } from "../lib/projects/store.ts";

export const DiscardBody = jsonBody(z.object({ draftId: idField }));

/** Deletes a draft and its versions for good. */
export const editDiscard = endpoint({
  name: "editDiscard",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/discard",
  guard: projectEditor(projectStore),
  body: DiscardBody,
  prefetch: async ({ parameters: { projectId }, body: { draftId } }) => findPageWithVersions(draftStore, projectId, draftId),
  handle: async ({ body: { draftId }, header }, { access: project, found }) => {
    const expected = parseIfMatch(header("If-Match"));
    await discardDraft(draftStore, { projectId: project.id, draftId, expected }, found);
    return { body: { success: true, draftId } satisfies DraftAck };
  },
});
