import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { parseIfMatch } from "../lib/http/request-headers.ts";
import { jsonBody } from "../lib/http/request-body.ts";
import { changeInboxItem, inboxActions } from "../lib/inbox/change-inbox-item.ts";
import { projectStore } from "../lib/projects/store.ts";
import { teamItemStore } from "../lib/questions/store.ts";
import { must } from "../lib/sites/fields.ts";

const schema = z
  .object({
    action: z.enum(inboxActions, must(`one of ${inboxActions.join(", ")}`)),
    text: z.optional(z.string(must("a string"))),
  })
  .check(
    z.refine(({ action, text }) => text !== undefined || action === "close" || action === "reopen", {
      path: ["text"],
      message: "is required for an answer or a note",
    }),
  );

const ports = { items: teamItemStore, people: projectStore };

/** Answers, closes or reopens an inbox entry, or adds a note to it. */
export const inboxChange = endpoint({
  name: "inboxChange",
  method: "POST",
  path: "/api/projects/:projectId/inbox/:itemId",
  guard: projectEditor,
  body: jsonBody(schema),
  prefetch: async ({ parameters: { projectId, itemId } }) => teamItemStore.findItem(projectId, itemId),
  handle: async ({ at, caller: { uid: by }, parameters, body: { action, text = "" }, header }, { found }) => {
    const change = { action, text, expected: parseIfMatch(header("If-Match")), by, at };
    const { tag, item } = await changeInboxItem(ports, parameters, change, found);
    return { body: { item }, tag };
  },
});
