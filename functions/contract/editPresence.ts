import { editPresence as endpoint } from "../src/endpoints/editPresence.ts";
import { presence } from "../answers/presence.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const editPresence = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Report your presence",
  description:
    "An open editor calls this each minute, and once with `leaving` when it is closed. Returns who else has the draft or live page open. It never writes to the page: its `ETag` stays.",
  access: projectEditor,
  request: {
    fields: { leaving: "`true` when the page is closed." },
    examples: { here: {}, gone: { leaving: true } },
  },
  answer: { schema: presence, headers: [] },
  examples: { people: { people: [{ name: "Ada Lovelace" }] } },
  refusals: [
    { code: "not_found", when: "There is no page or draft with this ID.", error: "There is no page with this ID." },
    {
      code: "invalid_request",
      when: "`leaving` is neither true nor false.",
      error: "The request is not valid: leaving must be true or false.",
      details: [{ path: "leaving", message: "must be true or false" }],
    },
  ],
});
