import { projectEditor } from "../lib/auth/guards.ts";
import { showPublishedVersion } from "../lib/pages/lists/list-history.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

/** Reads a text of a page that a publication has replaced. Saving it in a draft of the page restores it. */
export const docsVersion = endpoint({
  name: "docsVersion",
  method: "GET",
  path: "/api/projects/:projectId/docs/:docId/versions/:versionId",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, docId, versionId } }) =>
    Promise.all([listStore.findPage(projectId, docId), listStore.findVersion(projectId, docId, versionId)]),
  handle: async (_call, { found: [page, version] }) => ({ body: await showPublishedVersion(listStore, page, version) }),
});
