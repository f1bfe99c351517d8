import { projectEditor } from "../lib/auth/guards.ts";
import { showVersion } from "../lib/pages/lists/list-versions.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

/** Reads a version of a draft. Saving its contents restores it. */
export const editVersion = endpoint({
  name: "editVersion",
  method: "GET",
  path: "/api/projects/:projectId/docs/edit/:draftId/versions/:versionId",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId, draftId, versionId } }) =>
    Promise.all([listStore.findPage(projectId, draftId), listStore.findVersion(projectId, draftId, versionId)]),
  handle: async (_call, { found: [page, version] }) => ({ body: await showVersion(listStore, page, version) }),
});
