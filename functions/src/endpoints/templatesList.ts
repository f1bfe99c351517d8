import { projectEditor } from "../lib/auth/guards.ts";
import { describeTemplates } from "../lib/pages/lists/describe-templates.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

export const templatesList = endpoint({
  name: "templatesList",
  method: "GET",
  path: "/api/projects/:projectId/templates",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId } }) => listStore.listTemplates(projectId),
  handle: async (_call, { found }) => ({ body: describeTemplates(found) }),
});
