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

export const addressPatterns = ["/{slug}", "/{language}/{slug}"] as const;

export const publishers = ["managers", "admins"] as const;

const openSpan = z.strictObject({ day: z.int(), opens: z.string(), closes: z.string() }).meta({ id: "OpenSpan" });

const manager = z
  .strictObject({
    name: z.string(),
    phone: z.string().describe("E.164."),
    hours: z.nullable(z.array(openSpan)).describe("When this phone may ring, in `time_zone`. `null`: as `manager_hours`; empty: never."),
    languages: z
      .array(z.string())
      .readonly()
      .describe("BCP 47. The manager is spoken to in the first of them; without any, in `default_language`."),
  })
  .meta({ id: "Manager" });

/** What is stored with the project. */
const ownSettings = z.strictObject({
  live_agent_placement: placement.describe("Where the voice agent appears."),
  live_agent_slug: z.nullable(z.string()).describe("Slug of the voice agent's own page. Only used with the placement `destination_page`."),
  name: z.string().describe("Of the project. Only operators change it."),
  default_language: z.string().describe("The language of visitors whose own is unknown. Only operators change it."),
  greeting: z.string().describe("What the voice agent says first; empty: it waits."),
  voice: z.string().describe("Name of its voice."),
  instructions: z.string().describe("What it knows about this site, and how it behaves."),
  heading: z.record(z.string(), z.string()).describe("The title above the conversation, by language."),
  suggestions: z
    .record(z.string(), z.array(z.string()).readonly())
    .describe("Questions that visitors may ask with one press, by language."),
  origins: z.array(z.string()).readonly().describe("Origins of the pages that may use the voice agent; empty: any."),
  public_pages: z.boolean().describe("Whether anyone may read the live pages."),
  address_pattern: z
    .enum(addressPatterns)
    .describe("Where pages are on the site. With `/{slug}`, those in other languages than `default_language` are at `/{language}/{slug}`."),
  home_slug: z.nullable(z.string()).describe("Slug of the home page."),
  menu: z.array(z.string()).readonly().describe("Slugs of the pages in the menu, in the language `default_language`, in order."),
  accent: z.nullable(z.string()).describe("Colour of the site, as `#rrggbb`."),
  publishers: z.enum(publishers).describe("Who may publish and unpublish pages: managers and admins, or admins alone."),
  manager_phone: z.nullable(z.string()).describe("E.164. The phone of the first of `managers`."),
  managers: z.array(manager).readonly().describe("Whom visitors are put through to, in the order in which they are called."),
  manager_hours: z
    .nullable(z.array(openSpan))
    .describe(
      "When the phones of managers without hours of their own may ring, in `time_zone`: 1 is Monday. `null`: always; empty: never.",
    ),
  time_zone: z.string().describe("IANA."),
  site_url: z.nullable(z.string()).describe("Where the published site is."),
  notify: z
    .strictObject({ emails: z.array(z.string()).readonly(), url: z.nullable(z.string()) })
    .describe("Who is notified of new messages, missed calls and questions: by mail, and by a webhook."),
  site_hook: z
    .nullable(z.string())
    .describe("A webhook that is told of every page that is published or unpublished, and of changes of these settings."),
  site_hook_secret: z
    .nullable(z.string())
    .describe("The key that signs its requests (Standard Webhooks). Created when its address is set. Only admins see it."),
  notify_secret: z
    .nullable(z.string())
    .describe("The key that signs the webhook's requests (Standard Webhooks). Created when its address is set."),
});

export type OwnSettings = AnswerOf<typeof ownSettings>;

const settingsVersion = z
  .strictObject({
    versionId: z.string().describe("ID of the version: the `ETag` that these settings had."),
    changed_at: z.iso.datetime().describe("When these settings were replaced."),
    changed_by: z.nullable(z.string()).describe("Who replaced them. `null`: they have left."),
    changed_by_name: z.nullable(z.string()).describe("Their first and last name, if known."),
    changed: z.array(z.string()).readonly().describe("Names of the settings that the change replaced."),
    settings: ownSettings
      .omit({ name: true, default_language: true, notify_secret: true, site_hook_secret: true })
      .describe("All settings that can be changed, as they were before it. Sending those that are different now restores them."),
  })
  .meta({ id: "SettingsVersion" });

export type SettingsVersion = AnswerOf<typeof settingsVersion>;

export type Placement = OwnSettings["live_agent_placement"];

const warning = z
  .discriminatedUnion("code", [
    z.strictObject({
      code: z.literal("page_hidden").describe("The live page cannot be visited any more, because the voice agent has its slug."),
      docId: z.string(),
    }),
    z.strictObject({
      code: z
        .literal("phone_unknown")
        .describe("The number could exist, but it is in no range that is known here. It will be called; check it once more."),
      path: z.string().describe("The member of the request: `manager_phone` or, for the first, `managers.0.phone`."),
    }),
  ])
  .meta({ id: "SettingsWarning" });

export type SettingsWarning = AnswerOf<typeof warning>;

/** What operators decide for the deployment is shown beside what editors may change, and what other programs store. */
export const siteSettings = z
  .looseObject({
    ...ownSettings.shape,
    publishing: z.boolean().describe("Whether pages are published here: `docsPublish`. Cannot be changed by this endpoint."),
    voice_enabled: z.boolean().describe("Whether the site may have a voice agent at all. Only operators change it."),
    warnings: z.array(warning).readonly().optional().describe("What a change does beside what was asked for."),
    versions: z
      .array(settingsVersion)
      .readonly()
      .optional()
      .describe("What changes have replaced, with `?versions=all`: newest first, at most 20."),
    budgets: z
      .array(budget)
      .readonly()
      .optional()
      .describe("Limits of plan and project, with `?budgets=today`. Only operators change them."),
  })
  .meta({ id: "SiteSettings" });

export type SiteSettings = AnswerOf<typeof siteSettings>;
