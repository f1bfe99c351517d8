import { editVersion as endpoint } from "../src/endpoints/editVersion.ts";
import { version } from "../answers/versions.ts";
import { exampleAck } from "./draft-ack.ts";
import { noSuchDraft, unreadableDocument } from "./draft-refusals.ts";
import { exampleDraft } from "./opened-draft.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleVersion } from "./versions.ts";

export const editVersion = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Read a version of a draft",
  description: "Returns a whole version. An ordinary save of its `doc` restores it.",
  access: projectEditor,
  answer: { schema: version, headers: [] },
  examples: { version: { draftId: exampleAck.draftId, ...exampleVersion, doc: exampleDraft.doc } },
  refusals: [
    noSuchDraft,
    { code: "not_found", when: "The draft has no such version.", error: "There is no version with this ID." },
    { ...unreadableDocument, details: [{ path: "document_id", message: exampleVersion.versionId }] },
  ],
});
