import * as z from "zod";
import type { OpenedDraft } from "../src/lib/pages/drafts/opened-draft.ts";
import { entityTag } from "./headers.ts";
import type { AnswerForm } from "./operation.ts";
import { exampleTemplate, foreignTemplate, template, templateId } from "./template.ts";

export const docSchema = z
  .strictObject({
    metadata: z
      .looseObject({})
      .describe(
        "All metadata of the draft. Its keys are the template's, and whatever else was saved. Sent back as it is here, it changes nothing.",
      ),
    content: z.string().describe("The whole Markdown body."),
    doc_template_id: templateId,
    language: z.string().describe("BCP 47 tag, as it is stored."),
  })
  .meta({ id: "DraftDoc" });

/** What a page and a draft say of their template. */
export const templateField = z
  .union([template, foreignTemplate, z.null()])
  .describe("The whole template, for the editor's form. `null` if it no longer exists.");

/** What a page and a draft say of their last change. */
export const lastChangeFields = {
  revision: z
    .int()
    .describe("Grows with every save that changes something. Programs should compare `ETag`s instead: other programs may not change it."),
  updated_at: z.iso.datetime().describe("When the text was last changed."),
  updated_by: z.nullable(z.string()).describe("Who changed it last. `null` when another program did not say."),
  updated_by_name: z.nullable(z.string()).describe("Their first and last name, if they are known."),
};

/** What is said of a draft that is to go live by the clock, or could not. */
export const publicationFields = {
  publish_at: z.optional(z.iso.datetime()).describe("When the draft goes live. Only for a scheduled draft."),
  publish_refusal: z
    .optional(
      z
        .strictObject({
          at: z.iso.datetime(),
          code: z.string().describe("As returned by `docsPublish`."),
          error: z.string().describe("A sentence for people."),
        })
        .meta({ id: "PublishRefusal" }),
    )
    .describe("Why the draft did not go live when it was due."),
};

type Answer = OpenedDraft["body"];

export const openedDraftSchema = z
  .strictObject({
    draftId: z.string().describe("Identifier of the draft."),
    doc: docSchema.describe("What the author edits."),
    template: templateField,
    action: z
      .enum(["existing_draft", "cloned_from_live"])
      .describe(
        "Whether the draft already existed or has just been cloned from the live page. Always `existing_draft` when a draft is read.",
      ),
    slug: z.nullable(z.string()).describe("Slug of the page, as it is stored."),
    ...lastChangeFields,
    ...publicationFields,
    base_changed: z.boolean().describe("Whether the live page has changed since the draft was cloned from it."),
    live_page: z
      .nullable(z.strictObject({ docId: z.string(), slug: z.nullable(z.string()).describe("Its current slug.") }))
      .describe("The live page that the draft replaces when it is published. `null`: it becomes a new page."),
    live: z.nullable(docSchema).describe("The live page as it is now, if `base_changed`, for a comparison. `null` if it no longer exists."),
  })
  .meta({ id: "OpenedDraft" });

export const openedDraft: AnswerForm<Answer> = { schema: openedDraftSchema, headers: [entityTag] };

export const exampleDraft: Answer = {
  draftId: "7Qm2xV9cT0bYw4sLrK1dPz",
  doc: {
    metadata: { title: "About us", slug: "about", published_on: "2026-05-04" },
    content: "# About us\n\nWe bake bread.\n",
    doc_template_id: "article",
    language: "en",
  },
  template: exampleTemplate,
  action: "existing_draft",
  slug: "about",
  revision: 7,
  updated_at: "2026-05-04T09:30:00.000Z",
  updated_by: "qX3vB1nM0aZ",
  updated_by_name: "Ada Lovelace",
  base_changed: false,
  live: null,
  live_page: { docId: "kW2aPqf9sX", slug: "about" },
};
