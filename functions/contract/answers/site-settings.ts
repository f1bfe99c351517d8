import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const budget = z
  .strictObject({
    unit: z
      .enum([
        ...["voice_sessions", "search_company", "select_company", "run_extraction", "ask_model", "translate_labels", "questions"],
        ...["messages", "transfers", "media_bytes", "visitor_sessions", "transfers_per_hour", "new_visitors_per_hour"],
      ] as const)
      .describe("What is limited: per UTC day, or per hour if the name says so. `transfers`: in 24 hours. `media_bytes`: bytes."),
    person: z.int().describe("What one person may use."),
    project: z.nullable(z.int()).describe("What the whole project may use. `null`: no limit."),
    used: z.nullable(z.int()).describe("What the whole project has used. `null`: not counted per project and day."),
  })
  .meta({ id: "Budget" });

export type Budget = AnswerOf<typeof budget>;

export const placements = ["homepage", "destination_page", "widget", "modal", "none"] as const;

const placement = z.enum(placements).meta({ id: "Placement" });

const openSpan = z.strictObject({ day: z.int(), opens: z.string(), closes: z.string() }).meta({ id: "OpenSpan" });

/** What is stored with the project. */
const ownSettings = z.strictObject({
  live_agent_placement: placement.describe("Where the voice agent appears."),
  live_agent_slug: z.nullable(z.string()).describe("Slug of the voice agent's own page. Only used with the placement `destination_page`."),
  name: z.string().describe("Of the project. Only operators change it."),
  default_language: z.string().describe("The language of visitors whose own is unknown. Only operators change it."),
  greeting: z.string().describe("What the voice agent says first; empty: it waits."),
  voice: z.string().describe("Name of its voice."),
  instructions: z.string().describe("What it knows about this site, and how it behaves."),
  manager_phone: z.nullable(z.string()).describe("E.164. The phone that visitors are put through to."),
  manager_hours: z
    .nullable(z.array(openSpan))
    .describe("When that phone may ring, in the time zone `time_zone`: 1 is Monday. `null`: always; empty: never."),
  time_zone: z.string().describe("IANA."),
  site_url: z.nullable(z.string()).describe("Where the published site is."),
  notify: z
    .strictObject({ emails: z.array(z.string()).readonly(), url: z.nullable(z.string()) })
    .describe("Who is notified of new messages, missed calls and questions: by mail, and by a webhook."),
  notify_secret: z
    .nullable(z.string())
    .describe("The key that signs the webhook's requests (Standard Webhooks). Created when its address is set."),
});

export type OwnSettings = AnswerOf<typeof ownSettings>;

export type Placement = OwnSettings["live_agent_placement"];

/** What operators decide for the deployment is shown beside what editors may change, and what other programs store. */
export const siteSettings = z
  .looseObject({
    ...ownSettings.shape,
    publishing: z.boolean().describe("Whether pages are published here: `docsPublish`. Cannot be changed by this endpoint."),
    budgets: z
      .array(budget)
      .readonly()
      .optional()
      .describe("Limits of plan and project, with `?budgets=today`. Only operators change them."),
  })
  .meta({ id: "SiteSettings" });

export type SiteSettings = AnswerOf<typeof siteSettings>;
