import { projectEditor } from "../lib/auth/guards.ts";
import { listVersions } from "../lib/pages/lists/list-versions.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

export const editVersions = endpoint({
  name: "editVersions",
  method: "GET",
  path: "/api/projects/:projectId/docs/edit/:draftId/versions",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, draftId } }) =>
    Promise.all([listStore.findPage(projectId, draftId), listStore.listVersions(projectId, draftId)]),
  handle: async (_call, { found: [page, versions] }) => ({ body: await listVersions(listStore, page, versions) }),
});
