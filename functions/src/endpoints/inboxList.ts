import { projectEditor } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { describeInbox, InboxListQuery } from "../lib/answers/inbox/list-inbox.ts";
import { listItems } from "../lib/answers/inbox/store.ts";
import { projectStore } from "../lib/projects/store.ts";

/** Lists messages, missed calls and questions, open or done, with pagination. */
export const inboxList = endpoint({
  name: "inboxList",
  method: "GET",
  path: "/api/projects/:projectId/inbox",
  guard: projectEditor,
  body: noBody,
  prefetch: async ({ parameters: { projectId }, query }) => listItems(projectId, parseFields(InboxListQuery, query)),
  handle: async (_call, { found }) => ({ body: await describeInbox(projectStore, found) }),
});
