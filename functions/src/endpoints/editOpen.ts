import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { digest } from "../lib/platform/core/digest.ts";
import { askedLanguageField, askedSlugField } from "../lib/pages/drafts/draft-fields.ts";
import { openDraft } from "../lib/pages/drafts/open-draft.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";

/** Finds the draft of a page, or creates it from the live page. */
export const editOpen = endpoint({
  name: "editOpen",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/open",
  guard: projectEditor,
  body: jsonBody(z.object({ slug: askedSlugField, language: askedLanguageField })),
  prefetch: async ({ parameters, body }) => draftStore.findSlugHolders(parameters.projectId, body),
  handle: async ({ id, at, caller, body }, { access: project, found }) => {
    const request = { asked: body, by: caller.uid, at, newId: digest(caller.uid, id) };
    return openDraft(draftStore, project, request, found);
  },
});
