import { editDiscard as endpoint } from "../src/endpoints/editDiscard.ts";
import { draftAck } from "../answers/draft-ack.ts";
import { exampleAck } from "./draft-ack.ts";
import { invalidKey, noSuchDraft, notADraft, reusedKey, staleRevision } from "./draft-refusals.ts";
import { idempotencyKey, ifMatch } from "./headers.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const editDiscard = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Discard a draft",
  description:
    "Permanently deletes a draft and all its versions. The live page stays. If another program has deleted the draft, what it left behind is deleted.",
  access: projectEditor,
  headers: [ifMatch, idempotencyKey],
  request: {
    fields: { draftId: "ID of the draft." },
    examples: { draft: { draftId: exampleAck.draftId } },
  },
  answer: { schema: draftAck, headers: [] },
  examples: { discarded: exampleAck },
  refusals: [invalidKey, notADraft, noSuchDraft, staleRevision, reusedKey],
});
