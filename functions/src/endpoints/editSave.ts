import * as z from "zod/mini";
import type { DraftAck } from "../../answers/draft-ack.ts";
import { projectTeam } from "../lib/auth/guards.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { findForChange } from "../lib/pages/drafts/change-request.ts";
import { createDraft } from "../lib/pages/drafts/create-draft.ts";
import { contentField, idField, keepField, languageSpellingField, metadataField } from "../lib/pages/drafts/draft-fields.ts";
import { toSave } from "../lib/pages/drafts/save.ts";
import { saveDraft } from "../lib/pages/drafts/save-draft.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseIfMatch, parseIdempotencyKey } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { mayPublish } from "../lib/projects/project.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";

const newDraft = "new";

const fields = z
  .object({
    draftId: idField,
    metadata: metadataField,
    content: contentField,
    language: languageSpellingField,
    doc_template_id: z.optional(z.nullable(idField)),
    translation_of: z.optional(idField),
    keep: keepField,
  })
  .check(
    z.refine(({ draftId, translation_of }) => draftId === newDraft || translation_of === undefined, {
      path: ["translation_of"],
      message: "is only for a new draft",
    }),
    z.refine(({ draftId, doc_template_id }) => draftId !== newDraft || typeof doc_template_id === "string", {
      path: ["doc_template_id"],
      message: "is required for a new draft",
    }),
  );

/** What the fields ask for, once every problem of theirs has been named. */
const schema = z.pipe(
  fields,
  z.transform(({ draftId: documentId, doc_template_id: templateId, translation_of: translationOf, keep = false, ...text }) =>
    documentId === newDraft && typeof templateId === "string"
      ? { kind: "new" as const, documentId, ...text, templateId, translationOf }
      : { kind: "changed" as const, documentId, ...text, templateId: templateId ?? undefined, keep },
  ),
);

/** Saves a draft, or creates one from scratch. For explicit saves and auto-save. */
export const editSave = endpoint({
  name: "editSave",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/save",
  guard: projectTeam,
  body: jsonBody(schema, requestLimits.pageBodyBytes),
  prefetch: async ({ id, at, caller, parameters: { projectId }, body, header }) => {
    const key = parseIdempotencyKey(header("Idempotency-Key"));
    const expected = parseIfMatch(header("If-Match"));
    const save = toSave({ ...body, projectId, by: caller.uid, at, key, expected }, id);
    return save.kind === "new" ? { save, found: undefined } : { save, found: await findForChange(draftStore, save) };
  },
  handle: async (_call, { access: { project, role }, found: asked }) => {
    const saved =
      asked.found === undefined
        ? await createDraft(draftStore, project, asked.save)
        : await saveDraft(draftStore, { project, mayPublish: mayPublish(project, role) }, asked.save, asked.found);
    return { body: { success: true, draftId: saved.draftId } satisfies DraftAck, tag: saved.tag };
  },
});
