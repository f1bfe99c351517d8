import { inboxList as endpoint } from "../src/endpoints/inboxList.ts";
import { InboxListQuery } from "../src/lib/answers/inbox/list-inbox.ts";
import { inboxList as answer, itemKinds, itemStates } from "./answers/inbox.ts";
import { openMessage, openQuestion } from "./inbox-item.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

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
  answer: { schema: answer, headers: [] },
  examples: { open: { items: [openMessage, openQuestion], next_cursor: null } },
  refusals: [],
});
