import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { templateId } from "./template.ts";

/** The parts that answers about pages and drafts have in common. */

export const draftDoc = z
  .strictObject({
    metadata: z
      .looseObject({})
      .describe(
        "All metadata of the draft. Its keys are the template's, and whatever else was saved. Sending it back unchanged is a no-op.",
      ),
    content: z.string().describe("The whole Markdown body."),
    doc_template_id: templateId,
    language: z.string().describe("BCP 47 tag, as it is stored."),
  })
  .meta({ id: "DraftDoc" });

export type DraftDoc = AnswerOf<typeof draftDoc>;

/** What a page and a draft say of their last change. */
export const lastChange = {
  revision: z
    .int()
    .describe("Grows with every save that changes something. Programs should compare `ETag`s instead: other programs may not change it."),
  updated_at: z.iso.datetime().describe("When the text was last changed."),
  updated_by: z.nullable(z.string()).describe("Who changed it last. `null` when another program did not say."),
  updated_by_name: z.nullable(z.string()).describe("Their first and last name, if known."),
};

const refusal = z
  .strictObject({
    at: z.iso.datetime(),
    code: z.string().describe("As returned by `docsPublish` and `docsUnpublish`."),
    error: z.string().describe("A sentence for people."),
  })
  .meta({ id: "PublishRefusal" });

/** What is to happen to a page by the clock, or could not. */
export const publication = {
  publish_at: z.optional(z.iso.datetime()).describe("When the draft goes live. Only for a scheduled draft."),
  publish_refusal: z.optional(refusal).describe("Why the draft did not go live when it was due."),
  unpublish_at: z.optional(z.iso.datetime()).describe("When the page leaves the site. Of a scheduled draft: once it is live."),
  unpublish_refusal: z.optional(refusal).describe("Why the page did not leave the site when it was due."),
};
