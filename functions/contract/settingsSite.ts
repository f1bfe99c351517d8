import * as z from "zod";
import { settingsSite as endpoint } from "../src/endpoints/settingsSite.ts";
import { placements, type Site } from "../src/lib/sites/slug.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

/** What operators decide for the deployment is shown beside what editors may change. */
type Answer = Site & { readonly publishing: boolean };

export const siteSchema = z
  .looseObject({
    live_agent_placement: z.enum(placements).describe("Where the voice agent appears."),
    live_agent_slug: z
      .nullable(z.string())
      .describe("Slug of the voice agent's own page. Only used with the placement `destination_page`."),
    publishing: z.boolean().describe("Whether pages are published here: `docsPublish`. Cannot be changed by this endpoint."),
  })
  .meta({ id: "SiteSettings" });

const site: AnswerForm<Answer> = { schema: siteSchema, headers: [] };

export const settingsSiteRead = operation({
  endpoint,
  method: "GET",
  tag: "Site settings",
  summary: "Read the site settings",
  description: "Answers all settings of the site, with what other interfaces keep among them.",
  access: projectEditor,
  headers: [],
  request: undefined,
  answer: site,
  examples: { site: { live_agent_placement: "widget", live_agent_slug: null, publishing: true } },
  refusals: [],
});

export const settingsSite = operation({
  endpoint,
  tag: "Site settings",
  summary: "Place the voice agent",
  description:
    "Changes the fields that are sent and returns all settings of the site, including those that other programs store there. While the placement is " +
    "`destination_page`, no page can be opened or saved at `live_agent_slug`. Fields that are not listed here are rejected.",
  access: projectEditor,
  headers: [],
  request: {
    fields: {
      live_agent_placement:
        "`homepage`: on the homepage. `destination_page`: on a page of its own. `widget`: floating, on all pages. `modal`: over the whole screen. `none`: nowhere.",
      live_agent_slug: "Slug of the voice agent's own page. Required by `destination_page`, in this request or an earlier one.",
    },
    rules: { minProperties: 1 },
    examples: {
      widget: { live_agent_placement: "widget" },
      destination_page: { live_agent_placement: "destination_page", live_agent_slug: "talk-to-us" },
    },
  },
  answer: site,
  examples: { site: { live_agent_placement: "destination_page", live_agent_slug: "talk-to-us", publishing: true } },
  refusals: [
    {
      code: "invalid_request",
      when: "The placement is `destination_page` but there is no slug.",
      error: "A destination page needs a slug.",
      details: [{ path: "live_agent_slug", message: "is required when the placement is destination_page" }],
    },
    {
      code: "not_found",
      when: "The project has been deleted in the meantime.",
      error: "This project no longer exists.",
    },
  ],
});
