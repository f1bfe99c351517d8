import { siteAgent as endpoint } from "../src/endpoints/siteAgent.ts";
import { siteAgent as schema } from "../answers/site-agent.ts";
import { anybody, cacheHeaders } from "./anybody.ts";
import { operation } from "./operation.ts";

export const siteAgent = operation({
  endpoint,
  tag: "Published site",
  summary: "Show where the voice agent appears",
  description:
    "What the script on every page of a site asks: where the owner wants the voice agent, and how it introduces itself. It needs no identity. " +
    "A change of the settings is seen everywhere within a minute. Query parameters are ignored.",
  access: anybody,
  answer: { schema, headers: cacheHeaders },
  examples: {
    agent: {
      placement: "widget",
      slug: null,
      name: "Fjell & Fjord Cycles",
      heading: { en: "Ask us about bicycles" },
      default_language: "en",
      languages: ["en"],
      suggestions: { en: ["When are you open on Saturday?"] },
      accent: null,
      visitors: "members",
      pages: "/{slug}",
      home_slug: null,
      site_url: null,
      api_key: null,
    },
  },
  refusals: [{ code: "not_found", when: "There is no such project.", error: "There is no such project." }],
});
