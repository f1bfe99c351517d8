import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { draftDoc, lastChange, publication } from "./page.ts";
import { shownTemplate } from "./template.ts";

export const openedDraft = z
  .strictObject({
    draftId: z.string().describe("ID of the draft."),
    doc: draftDoc.describe("What the author edits."),
    template: shownTemplate,
    action: z
      .enum(["existing_draft", "cloned_from_live"])
      .describe(
        "Whether the draft already existed or has just been cloned from the live page. Always `existing_draft` when a draft is read.",
      ),
    slug: z.nullable(z.string()).describe("Slug of the page, as it is stored."),
    ...lastChange,
    ...publication,
    base_changed: z.boolean().describe("Whether the live page has changed since the draft was cloned from it."),
    live_page: z
      .nullable(z.strictObject({ docId: z.string(), slug: z.nullable(z.string()).describe("Its current slug.") }))
      .describe("The live page that the draft replaces when it is published. `null`: it becomes a new page."),
    live: z.nullable(draftDoc).describe("The live page as it is now, if `base_changed`, for a comparison. `null` if it no longer exists."),
  })
  .meta({ id: "OpenedDraft" });

export type OpenedDraft = AnswerOf<typeof openedDraft>;
