import { docsVersion as endpoint } from "../src/endpoints/docsVersion.ts";
import { publishedVersion } from "../answers/versions.ts";
import { unreadableDocument } from "./draft-refusals.ts";
import { exampleDraft } from "./opened-draft.ts";
import { liveId } from "./docsPublish.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { examplePublished, noSuchPage } from "./versions.ts";

export const docsVersion = operation({
  endpoint,
  tag: "Lists",
  summary: "Read a former text of a page",
  description: "Returns a whole text that was live. To restore it, open the page and save its `doc` in the draft.",
  access: projectEditor,
  answer: { schema: publishedVersion, headers: [] },
  examples: { version: { docId: liveId, ...examplePublished, doc: exampleDraft.doc } },
  refusals: [
    noSuchPage,
    { code: "not_found", when: "The page has no such version.", error: "There is no version with this ID." },
    { ...unreadableDocument, details: [{ path: "document_id", message: examplePublished.versionId }] },
  ],
});
