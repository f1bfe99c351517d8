import * as z from "zod";
import { editVersion as endpoint } from "../src/endpoints/editVersion.ts";
import type { ShownVersion } from "../src/lib/pages/lists/list-versions.ts";
import { exampleAck } from "./draft-ack.ts";
import { noSuchDraft, unreadableDocument } from "./draft-refusals.ts";
import { docSchema, exampleDraft } from "./opened-draft.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleVersion, savedFields } from "./versions.ts";

export const versionSchema = z
  .strictObject({
    draftId: z.string().describe("Identifier of the draft."),
    versionId: z.string().describe("Identifier of the version."),
    ...savedFields,
    doc: docSchema.describe("The text of the version, with the draft's template."),
  })
  .meta({ id: "Version" });

const answer: AnswerForm<ShownVersion> = {
  schema: versionSchema,
  headers: [],
};

export const editVersion = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Read a version of a draft",
  description: "Returns a whole version. An ordinary save of its `doc` restores it.",
  access: projectEditor,
  headers: [],
  request: undefined,
  answer,
  examples: { version: { draftId: exampleAck.draftId, ...exampleVersion, doc: exampleDraft.doc } },
  refusals: [
    noSuchDraft,
    { code: "not_found", when: "The draft has no such version.", error: "There is no version with this id." },
    { ...unreadableDocument, details: [{ path: "document_id", message: exampleVersion.versionId }] },
  ],
});
