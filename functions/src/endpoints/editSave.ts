import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/project-editor.ts";
import { requestLimits } from "../lib/http/limits.ts";
import { createDraft } from "../lib/drafts/create-draft.ts";
import type { DraftAck } from "../lib/drafts/draft-ack.ts";
import { contentField, idField, metadataField } from "../lib/drafts/fields.ts";
import { toSave } from "../lib/drafts/save.ts";
import { saveDraft } from "../lib/drafts/save-draft.ts";
import { languageField } from "../lib/sites/fields.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { formatEntityTag, parseIfMatch } from "../lib/http/entity-tag.ts";
import { parseIdempotencyKey } from "../lib/http/idempotency-key.ts";
import { jsonBody } from "../lib/http/request-body.ts";
import { draftStore } from "../lib/drafts/store.ts";
import { projectStore } from "../lib/projects/store.ts";

/** The id that asks for a draft from scratch. */
const newDraft = "new";

const schema = z
  .object({
    draftId: idField,
    metadata: metadataField,
    content: contentField,
    language: languageField,
    doc_template_id: z.optional(idField),
  })
  .check(
    z.refine(({ draftId, doc_template_id }) => draftId !== newDraft || doc_template_id !== undefined, {
      path: ["doc_template_id"],
      message: "is required for a new draft",
    }),
  );

export const SaveBody = jsonBody(schema, requestLimits.pageBodyBytes);

/** Saves a draft, or makes one from scratch. For explicit saves and for auto-save. */
export const editSave = endpoint({
  name: "editSave",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/save",
  guard: projectEditor(projectStore),
  body: SaveBody,
  prefetch: async ({ parameters: { projectId }, body: { draftId } }) =>
    draftId === newDraft ? undefined : draftStore.findPage(projectId, draftId),
  handle: async ({ id, at, caller, body, header }, { access: project, found }) => {
    const { draftId, doc_template_id: templateId, ...text } = body;
    const key = parseIdempotencyKey(header("Idempotency-Key")) ?? id;
    const save = toSave(text, { by: caller.uid, at, key, templateId, expected: parseIfMatch(header("If-Match")) });
    const saved =
      draftId === newDraft && templateId !== undefined
        ? await createDraft(draftStore, project, { ...save, templateId })
        : await saveDraft(draftStore, project, draftId, save, found);
    return { body: { success: true, draftId: saved.draftId } satisfies DraftAck, headers: { ETag: formatEntityTag(saved.tag) } };
  },
});
