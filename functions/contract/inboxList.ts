import * as z from "zod";
import { inboxList as endpoint } from "../src/endpoints/inboxList.ts";
import { itemKinds, itemStates } from "../src/lib/answers/inbox/inbox-item.ts";
import { type InboxList, InboxListQuery } from "../src/lib/answers/inbox/list-inbox.ts";
import { inboxItemSchema, openMessage, openQuestion } from "./inbox-item.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const inboxListSchema = z
  .strictObject({
    items: z
      .array(inboxItemSchema)
      .describe(
        "Open: messages, newest first, then questions, most asked first. Done: newest first. May be fewer than `limit` before the last page.",
      ),
    next_cursor: z.nullable(z.string()).describe("Names the next page of the list. `null` on the last one."),
  })
  .meta({ id: "InboxList" });

const answer: AnswerForm<InboxList> = { schema: inboxListSchema, headers: [] };

export const inboxList = operation({
  endpoint,
  tag: "Inbox",
  summary: "List what waits for the team",
  description: "Returns messages, missed calls and questions, open or done.",
  access: projectEditor,
  headers: [],
  request: undefined,
  query: {
    schema: InboxListQuery,
    fields: {
      state: `${itemStates.join(" or ")}. Open when it is not said.`,
      kind: `Only ${itemKinds.join(", ")}.`,
      limit: "How many to answer at most, from 1 to 100. 50 when it is not said.",
      cursor: "`next_cursor` of the page of the list before, with the same `state`.",
    },
  },
  answer,
  examples: { open: { items: [openMessage, openQuestion], next_cursor: null } },
  refusals: [],
});
