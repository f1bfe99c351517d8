import { projectEditor } from "../lib/auth/guards.ts";
import { describeDocuments, ListQuery } from "../lib/pages/lists/list-documents.ts";
import { listStore } from "../lib/pages/lists/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { noBody } from "../lib/platform/http/request-body.ts";

/** Lists live pages and drafts, with pagination. */
export const docsList = endpoint({
  name: "docsList",
  method: "GET",
  path: "/api/projects/:projectId/docs",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId }, query }) => listStore.listDocuments(projectId, parseFields(ListQuery, query)),
  handle: async (_call, { found }) => ({ body: await describeDocuments(listStore, found) }),
});
