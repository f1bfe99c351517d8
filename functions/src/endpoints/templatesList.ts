import { projectEditor } from "../lib/auth/guards.ts";
import { describeTemplates } from "../lib/drafts/lists/list-templates.ts";
import { listStore } from "../lib/drafts/lists/store.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { noBody } from "../lib/http/request-body.ts";

export const templatesList = endpoint({
  name: "templatesList",
  method: "GET",
  path: "/api/projects/:projectId/templates",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId } }) => listStore.listTemplates(projectId),
  handle: async (_call, { found }) => ({ body: describeTemplates(found) }),
});
