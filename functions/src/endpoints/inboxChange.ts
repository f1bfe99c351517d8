import * as z from "zod/mini";
import type { ChangedInboxItem } from "../../answers/inbox.ts";
import { projectEditor } from "../lib/auth/guards.ts";
import { idField } from "../lib/pages/drafts/draft-fields.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { parseIfMatch } from "../lib/platform/http/request-headers.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { changeInboxItem, inboxActions } from "../lib/answers/inbox/change-inbox-item.ts";
import { closeInboxItems } from "../lib/answers/inbox/close-inbox-items.ts";
import { inboxLimits } from "../lib/answers/inbox/limits.ts";
import { projectStore } from "../lib/projects/store.ts";
import { teamItemStore } from "../lib/answers/questions/store.ts";
import { must } from "../lib/projects/site/fields.ts";

const schema = z
  .object({
    action: z.enum(inboxActions, must(`one of ${inboxActions.join(", ")}`)),
    text: z.optional(z.string(must("a string"))),
    also: z.optional(
      z
        .array(z.object({ itemId: idField, etag: z.optional(z.string(must("a string"))) }), must("a list"))
        .check(z.maxLength(inboxLimits.closedAtOnce, `must have at most ${inboxLimits.closedAtOnce} items`)),
    ),
  })
  .check(
    z.refine(({ action, text }) => text !== undefined || action === "close" || action === "reopen", {
      path: ["text"],
      message: "is required for an answer or a note",
    }),
    z.refine(({ action, also }) => also === undefined || action === "close", { path: ["also"], message: "is for closing only" }),
  );

const ports = { items: teamItemStore, people: projectStore };

/** Answers, closes or reopens an inbox entry, or adds a note to it. Closes others with it. */
export const inboxChange = endpoint({
  name: "inboxChange",
  method: "POST",
  path: "/api/projects/:projectId/inbox/:itemId",
  guard: projectEditor,
  body: jsonBody(schema),
  prefetch: async ({ parameters: { projectId, itemId } }) => teamItemStore.findItem(projectId, itemId),
  handle: async ({ at, caller: { uid: by }, parameters, body, header }, { found }): Promise<Answer<ChangedInboxItem>> => {
    const { action, text = "", also } = body;
    const change = { action, text, expected: parseIfMatch(header("If-Match")), by, at };
    const { tag, item } = await changeInboxItem(ports, parameters, change, found);
    if (also === undefined) return { body: { item }, tag };
    const seen = also.map(({ itemId, etag }) => ({ itemId, expected: parseIfMatch(etag) }));
    const alsoClosed = await closeInboxItems(ports, seen, { projectId: parameters.projectId, by, at });
    return { body: { item, also_closed: alsoClosed }, tag };
  },
});
