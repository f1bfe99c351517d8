import { projectEditor } from "../lib/auth/guards.ts";
import { readDraft } from "../lib/pages/drafts/read-document.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";

export const editRead = endpoint({
  name: "editRead",
  method: "GET",
  path: "/api/projects/:projectId/docs/edit/:draftId",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, draftId } }) => draftStore.findPage(projectId, draftId),
  handle: async (_call, { access: project, found }) => readDraft(draftStore, project.id, found),
});
