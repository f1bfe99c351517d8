import * as z from "zod";
import { docsList as endpoint } from "../src/endpoints/docsList.ts";
import { type ListedDocuments, ListQuery } from "../src/lib/pages/lists/list-documents.ts";
import { publicationFields } from "./opened-draft.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const documentListSchema = z
  .strictObject({
    documents: z
      .array(
        z
          .strictObject({
            id: z.string().describe("Identifier of the document: that of a draft is its `draftId`."),
            visibility: z.enum(["draft", "live"]),
            slug: z.nullable(z.string()).describe("As it is stored."),
            language: z.string().describe("As it is stored."),
            title: z.nullable(z.string()).describe("`title` of the metadata, if it is a string."),
            doc_template_id: z.string().describe("Identifier of the template."),
            updated_at: z.iso.datetime(),
            updated_by: z.nullable(z.string()).describe("Who changed it last. `null` when another program did not say."),
            updated_by_name: z.nullable(z.string()).describe("Their first and last name, if they are known."),
            ...publicationFields,
          })
          .meta({ id: "DocumentSummary" }),
      )
      .describe("Newest change first."),
    next_cursor: z.nullable(z.string()).describe("Names the next page of the list. `null` on the last one."),
    redirects_to: z
      .optional(
        z.array(z.strictObject({ slug: z.string(), language: z.string().describe("As it is stored.") }).meta({ id: "RedirectTarget" })),
      )
      .describe("Only if `slug` is given, nothing is found there, and it redirects to a slug where the same query finds a document."),
  })
  .meta({ id: "DocumentList" });

const answer: AnswerForm<ListedDocuments> = {
  schema: documentListSchema,
  headers: [],
};

export const docsList = operation({
  endpoint,
  tag: "Lists",
  summary: "List pages and drafts",
  description:
    "Answers live pages and drafts without their texts. A document that another program stored without `updated_at` is listed only with `slug`.",
  access: projectEditor,
  headers: [],
  request: undefined,
  query: {
    schema: ListQuery,
    fields: {
      visibility: "Only drafts, or only live pages.",
      language: "Only documents of this language, in any spelling.",
      slug: "Only documents with this slug, in any Unicode form: with `language`, what is at one address.",
      limit: "How many to answer, from 1 to 100. 50 when it is not said.",
      cursor: "`next_cursor` of the page of the list before.",
    },
  },
  answer,
  examples: {
    documents: {
      documents: [
        {
          id: "7Qm2xV9cT0bYw4sLrK1dPz",
          visibility: "draft",
          slug: "about",
          language: "en",
          title: "About us",
          doc_template_id: "article",
          updated_at: "2026-05-04T09:30:00.000Z",
          updated_by: "qX3vB1nM0aZ",
          updated_by_name: "Ada Lovelace",
        },
      ],
      next_cursor: "W3sic2Vjb25kcyI6MTc3Nzg4NzAwMCwibmFub3NlY29uZHMiOjB9LCI3UW0yeFY5Y1QiXQ",
    },
  },
  refusals: [],
});
