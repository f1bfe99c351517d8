import { inboxList as endpoint } from "../src/endpoints/inboxList.ts";
import { InboxListQuery } from "../src/lib/answers/inbox/list-inbox.ts";
import { inboxList as answer, itemKinds, itemStates } from "../answers/inbox.ts";
import { openMessage, openQuestion } from "./inbox-item.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const inboxList = operation({
  endpoint,
  tag: "Inbox",
  summary: "List the inbox",
  description: "Returns messages, missed calls and questions, open or done.",
  access: projectEditor,
  query: {
    schema: InboxListQuery,
    fields: {
      state: `${itemStates.join(" or ")}. Defaults to open.`,
      kind: `Only ${itemKinds.join(", ")}.`,
      limit: "How many to return at most, from 1 to 100. Defaults to 50.",
      cursor: "`next_cursor` of the previous page of the list, with the same `state`.",
    },
  },
  answer: { schema: answer, headers: [] },
  examples: { open: { items: [openMessage, openQuestion], next_cursor: null } },
});
