import { docsPreview as endpoint } from "../src/endpoints/docsPreview.ts";
import { previewAnswer } from "../answers/publishing.ts";
import { exampleAck } from "./draft-ack.ts";
import { noSuchDraft, notADraft, unreadableDocument } from "./draft-refusals.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const docsPreview = operation({
  endpoint,
  tag: "Publishing",
  summary: "Create or revoke a preview link",
  description:
    "Creates a link that shows the draft, as currently stored, to anyone who has it. A draft has at most one link: creating one ends the " +
    "previous one. It also ends when the draft is published or discarded, and works only while whoever created it may edit the project. The service stores only a digest of its token, so the link cannot be " +
    "shown again. `revoke: true` ends it, and succeeds even if there is none.",
  access: projectEditor,
  request: {
    fields: { draftId: "ID of the draft.", revoke: "`true` ends the link of the draft." },
    examples: { make: { draftId: exampleAck.draftId }, revoke: { draftId: exampleAck.draftId, revoke: true } },
  },
  answer: { schema: previewAnswer, headers: [] },
  examples: {
    made: { url: "https://lectern.example/preview/pXm3vL8qYc0RkT5wZ1nB7aHs2JdFg9uE", expires_at: "2026-05-11T09:30:00.000Z" },
    revoked: { success: true },
  },
  refusals: [notADraft, noSuchDraft, unreadableDocument],
});
