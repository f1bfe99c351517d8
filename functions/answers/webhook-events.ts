import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const timestamp = z.iso.datetime().describe("When it happened, not when it was sent.");
const project_id = z.string();
const url = z.string().describe("Where the team sees it: in the inbox or the editor.");

const teamEvent = z
  .strictObject({
    type: z
      .enum(["message.left", "call.missed", "call.requested", "page.not_published", "page.not_unpublished"])
      .describe("The last two: a page that could not go live, or leave the site, when it was due."),
    timestamp,
    data: z.strictObject({ project_id, item_id: z.string().describe("Of the inbox; of the draft or page in the last two."), url }),
  })
  .meta({ id: "TeamEvent" });

const questionsEvent = z
  .strictObject({
    type: z.literal("questions.open").describe("Once a day, at 8 o'clock in the project's time zone."),
    timestamp,
    data: z.strictObject({ project_id, open_questions: z.int(), url }),
  })
  .meta({ id: "QuestionsEvent" });

const pageEvent = z
  .strictObject({
    type: z.enum(["page.published", "page.unpublished"]),
    timestamp,
    data: z.strictObject({
      project_id,
      doc_id: z.string(),
      slug: z.nullable(z.string()),
      language: z.string(),
      former_slug: z.optional(z.string()).describe("The page has moved from there."),
    }),
  })
  .meta({ id: "PageEvent" });

const siteEvent = z
  .strictObject({
    type: z.literal("site.changed").describe("Settings that visitors see have changed."),
    timestamp,
    data: z.strictObject({ project_id, changed: z.array(z.string()).describe("Their names.") }),
  })
  .meta({ id: "SiteEvent" });

/** What the team's own webhook gets, `notify.url`. */
export const notifyEvents = [teamEvent, questionsEvent] as const;

/** What the site's program gets, `site_hook`. */
export const siteHookEvents = [pageEvent, siteEvent] as const;

export const webhookEvent = z.union([...notifyEvents, ...siteHookEvents]);

export type WebhookEvent = AnswerOf<typeof webhookEvent>;
