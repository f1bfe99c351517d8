import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { draftDoc, lastChange, publication } from "./page.ts";
import { shownTemplate } from "./template.ts";

const documentSummary = z
  .strictObject({
    id: z.string().describe("ID of the document: that of a draft is its `draftId`."),
    visibility: z.enum(["draft", "live"]),
    slug: z.nullable(z.string()).describe("As stored."),
    language: z.string().describe("As stored."),
    title: z.nullable(z.string()).describe("`title` of the metadata, if it is a string."),
    doc_template_id: z.string().describe("ID of the template."),
    updated_at: z.iso.datetime(),
    updated_by: z.nullable(z.string()).describe("Who changed it last. `null` when another program did not say."),
    updated_by_name: z.nullable(z.string()).describe("Their first and last name, if known."),
    translation_of: z
      .nullable(z.string())
      .describe("The page that it translates, as it is stored: documents that name the same one translate each other and that page."),
    editing: z.optional(z.array(z.string())).describe("Only with `editing=true`: the names of others who have it open in an editor now."),
    excerpt: z
      .optional(z.string())
      .describe("Only with `text`: the place that has the words, without Markdown. Empty if only the title has them."),
    ...publication,
  })
  .meta({ id: "DocumentSummary" });

export type DocumentSummary = AnswerOf<typeof documentSummary>;

export const documentList = z
  .strictObject({
    documents: z.array(documentSummary).describe("Newest change first."),
    next_cursor: z.nullable(z.string()).describe("Send it as `cursor` for the next page. `null` on the last one."),
    redirects_to: z
      .optional(z.array(z.strictObject({ slug: z.string(), language: z.string().describe("As stored.") }).meta({ id: "RedirectTarget" })))
      .describe("Only if `slug` is given, nothing is found there, and it redirects to a slug where the same query finds a document."),
  })
  .meta({ id: "DocumentList" });

export type DocumentList = AnswerOf<typeof documentList>;

export const shownDocument = z
  .strictObject({
    docId: z.string().describe("ID of the document: that of a draft is its `draftId`."),
    visibility: z.enum(["draft", "live"]),
    slug: z.nullable(z.string()).describe("As stored."),
    language: z.string().describe("As stored."),
    doc: draftDoc.describe("The text of the page."),
    template: shownTemplate,
    ...lastChange,
    ...publication,
  })
  .meta({ id: "ShownDocument" });

export type ShownDocument = AnswerOf<typeof shownDocument>;
