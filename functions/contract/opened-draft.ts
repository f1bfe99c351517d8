import * as z from "zod";
import type { OpenedDraft } from "../src/lib/drafts/opened-draft.ts";
import { entityTag } from "./headers.ts";
import type { AnswerForm } from "./operation.ts";

type Answer = OpenedDraft["answer"];

export const openedDraft: AnswerForm<Answer> = {
  name: "OpenedDraft",
  schema: z.strictObject({
    draftId: z.string().describe("Identifier of the draft."),
    doc: z
      .strictObject({
        metadata: z.looseObject({}).describe("All metadata of the draft. Its keys are the template's, and whatever else was saved."),
        content: z.string().describe("The whole Markdown body."),
        doc_template_id: z.string().describe("Identifier of the template."),
        language: z.string().describe("BCP 47 tag."),
      })
      .describe("What the author edits."),
    template: z
      .nullable(z.looseObject({ id: z.string().describe("Identifier of the template.") }))
      .describe("The whole template, for the editor's form. `null` if it no longer exists."),
    action: z
      .enum(["existing_draft", "cloned_from_live"])
      .describe(
        "Whether the draft already existed or has just been cloned from the live page. Always `existing_draft` when a draft is read.",
      ),
    base_changed: z.boolean().describe("Whether the live page has changed since the draft was cloned from it."),
  }),
  headers: [entityTag],
};

export const exampleDraft: Answer = {
  draftId: "7Qm2xV9cT0bYw4sLrK1dPz",
  doc: {
    metadata: { title: "About us", slug: "about", published_on: "2026-05-04" },
    content: "# About us\n\nWe bake bread.\n",
    doc_template_id: "article",
    language: "en",
  },
  template: {
    id: "article",
    name: "Article",
    fields: [
      { key: "title", label: "Title", type: "text", required: true, max_length: 120 },
      { key: "published_on", label: "Published on", type: "date" },
    ],
  },
  action: "existing_draft",
  base_changed: false,
};
