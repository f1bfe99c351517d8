import { projectEditor } from "../lib/auth/guards.ts";
import { listHistory } from "../lib/pages/lists/list-history.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

/** Lists the texts of a page that publications have replaced. */
export const docsVersions = endpoint({
  name: "docsVersions",
  method: "GET",
  path: "/api/projects/:projectId/docs/:docId/versions",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, docId } }) =>
    Promise.all([listStore.findPage(projectId, docId), listStore.listVersions(projectId, docId)]),
  handle: async (_call, { found: [page, versions] }) => ({ body: await listHistory(listStore, page, versions) }),
});
