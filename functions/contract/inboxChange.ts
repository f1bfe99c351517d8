import { inboxChange as endpoint } from "../src/endpoints/inboxChange.ts";
import { changedInboxItem } from "../answers/inbox.ts";
import { byAda } from "./draft-refusals.ts";
import { entityTag, ifMatch } from "./headers.ts";
import { openQuestion } from "./inbox-item.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const answered = "Yes, on Fridays.";

export const inboxChange = operation({
  endpoint,
  tag: "Inbox",
  summary: "Answer, close, reopen, note",
  description:
    "Changes one item of the inbox. From the moment a question is answered, the voice agent tells visitors that answer. An answer to a message is a note, " +
    "and closes it: nothing is sent to the visitor. Closing an answered question leaves its answer. What is so already stays as it is, with status 200.",
  access: projectEditor,
  headers: [
    {
      ...ifMatch,
      description:
        "The `etag` of the item as it was seen. When someone of the team has changed it since, the request is refused with 412 and changes nothing, unless it " +
        "would change nothing anyway. Without it the last change wins. Visitors who ask the same again do not change the tag.",
    },
  ],
  request: {
    fields: {
      action:
        "`answer`: what visitors are told. `close`: no answer is needed. `reopen`: it waits for the team again. `note`: for the team only.",
      also: "Only with `close`: other items that are closed with it, at most 100, such as everything that a script has left. One with another `etag` than it has now, and one that is gone, stay as they are: `also_closed` names the others.",
      text: "The answer or the note, at most 2,000 characters. An empty note removes it.",
    },
    examples: { answer: { action: "answer", text: answered } },
  },
  answer: { schema: changedInboxItem, headers: [entityTag] },
  examples: {
    answered: {
      item: {
        ...openQuestion,
        state: "done",
        answer: answered,
        changed_by_name: "Ada Lovelace",
        etag: '"morn6xc0.Vt2mQx8Z"',
      },
    },
  },
  refusals: [
    {
      code: "invalid_request",
      when: "The text has no letter and no digit, or too many characters.",
      error: "The request is not valid: text must say something.",
      details: [{ path: "text", message: "must say something" }],
    },
    { code: "not_found", when: "There is nothing with this ID in the inbox.", error: "There is nothing with this ID in the inbox." },
    {
      code: "stale_revision",
      when: "Someone of the team has changed it since the tag in `If-Match`. `details` says who and when; `ETag` names how it is now.",
      error: "This has changed since you saw it: Ada Lovelace changed it at 2026-05-04T09:30:00.000Z.",
      details: byAda,
    },
  ],
});
