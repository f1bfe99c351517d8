import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { addressPatterns, placements } from "./site-settings.ts";

export const siteAgent = z
  .strictObject({
    placement: z
      .enum(placements)
      .describe("Where the agent appears. `widget` if nobody has chosen a placement, `none` if the project has no voice agent."),
    slug: z.nullable(z.string()).describe("Slug of the agent's own page, for `destination_page`."),
    name: z.string().describe("Of the project."),
    heading: z.record(z.string(), z.string()).describe("The title above the conversation, by language."),
    default_language: z.string(),
    languages: z.array(z.string()).readonly().describe("Languages of the site, `default_language` first."),
    suggestions: z.record(z.string(), z.array(z.string()).readonly()).describe("Questions to ask with one press, by language."),
    accent: z.nullable(z.string()).describe("Colour of the site, as `#rrggbb`."),
    visitors: z.enum(["members", "anyone"]).describe("Who may talk to the agent: `anyone` includes anonymous visitors."),
    pages: z.enum(addressPatterns).describe("Where pages are on the site: `address_pattern` of the settings."),
    home_slug: z.nullable(z.string()).describe("Slug of the home page."),
    site_url: z.nullable(z.string()).describe("Where the published site is."),
    api_key: z
      .nullable(z.string())
      .describe("The web API key with which anonymous visitors sign in. `null` if they may not, or if the deployment does not name it."),
  })
  .meta({ id: "SiteAgent" });

export type SiteAgent = AnswerOf<typeof siteAgent>;
