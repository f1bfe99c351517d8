import { docsRead as endpoint } from "../src/endpoints/docsRead.ts";
import { shownDocument } from "../answers/documents.ts";
import { unreadableDocument } from "./draft-refusals.ts";
import { entityTag } from "./headers.ts";
import { exampleDraft } from "./opened-draft.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const { doc, template, slug, revision, updated_at, updated_by, updated_by_name } = exampleDraft;

export const docsRead = operation({
  endpoint,
  tag: "Lists",
  summary: "Read a page or a draft",
  description:
    "Returns a live page or a draft as it is stored, and creates nothing: reading a live page does not create a draft. " +
    "To save, open the page. The `ETag` names this state of the document.",
  access: projectEditor,
  answer: { schema: shownDocument, headers: [entityTag] },
  examples: {
    live: {
      docId: "kW2aPqf9sX",
      visibility: "live",
      slug,
      language: doc.language,
      doc,
      template,
      revision,
      updated_at,
      updated_by,
      updated_by_name,
    },
  },
  refusals: [{ code: "not_found", when: "There is no page with this ID.", error: "There is no page with this ID." }, unreadableDocument],
});
