import * as z from "zod";
import { docsRead as endpoint } from "../src/endpoints/docsRead.ts";
import type { ShownDocument } from "../src/lib/pages/drafts/read-document.ts";
import { unreadableDocument } from "./draft-refusals.ts";
import { entityTag } from "./headers.ts";
import { docSchema, exampleDraft, lastChangeFields, publicationFields, templateField } from "./opened-draft.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

type Answer = ShownDocument["body"];

export const documentSchema = z
  .strictObject({
    docId: z.string().describe("Identifier of the document: that of a draft is its `draftId`."),
    visibility: z.enum(["draft", "live"]),
    slug: z.nullable(z.string()).describe("As it is stored."),
    language: z.string().describe("As it is stored."),
    doc: docSchema.describe("The text of the page."),
    template: templateField,
    ...lastChangeFields,
    ...publicationFields,
  })
  .meta({ id: "ShownDocument" });

const answer: AnswerForm<Answer> = { schema: documentSchema, headers: [entityTag] };

const { doc, template, slug, revision, updated_at, updated_by, updated_by_name } = exampleDraft;

export const docsRead = operation({
  endpoint,
  tag: "Lists",
  summary: "Read a page or a draft",
  description:
    "Returns a live page or a draft as it is stored, and creates nothing: to look at a live page does not make a draft of it. " +
    "To save, open the page. The `ETag` names this state of the document.",
  access: projectEditor,
  headers: [],
  request: undefined,
  answer,
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
