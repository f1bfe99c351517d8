import { projectEditor } from "../lib/auth/guards.ts";
import { readDocument } from "../lib/pages/drafts/read-document.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { draftStore } from "../lib/pages/drafts/store.ts";

/** Reads a live page or a draft without creating a draft. */
export const docsRead = endpoint({
  name: "docsRead",
  method: "GET",
  path: "/api/projects/:projectId/docs/:docId",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, docId } }) => draftStore.findPage(projectId, docId),
  handle: async (_call, { access: project, found }) => readDocument(draftStore, project.id, found),
});
