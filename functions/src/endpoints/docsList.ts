import { projectEditor } from "../lib/auth/guards.ts";
import { describeDocuments, ListQuery } from "../lib/pages/lists/list-documents.ts";
import { editorsByPage } from "../lib/pages/presence/presence.ts";
import { presenceStore } from "../lib/pages/presence/store.ts";
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
  prefetch: async ({ parameters: { projectId }, query, caller, at }) => {
    const { text, editing, ...asked } = parseFields(ListQuery, query);
    const present = editing === "true" ? async () => editorsByPage(presenceStore, projectId, { uid: caller.uid, at }) : undefined;
    // Nobody who is refused has texts looked through.
    if (text !== undefined) return { present, find: async () => listStore.searchDocuments(projectId, text, asked) };
    const found = await listStore.listDocuments(projectId, asked);
    return { present, find: async () => Promise.resolve(found) };
  },
  handle: async (_call, { found: { present, find } }) => {
    const [found, editors] = await Promise.all([find(), present?.()]);
    return { body: await describeDocuments(listStore, found, editors) };
  },
});
