import * as z from "zod/mini";
import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { asRecord } from "../../../src/lib/platform/firestore/decode.ts";
import { languageField, must, slugField } from "../../../src/lib/projects/site/fields.ts";

/** Raised when the folder's form changes so that older versions would misread it. */
export const siteForm = 1;

const map = z.custom<UnknownRecord>(isRecord, must("an object"));

export const SiteFile = z.strictObject({
  lectern_site: z.literal(siteForm, "was written by another version of Lectern"),
  project: z.string(must("a string")),
  settings: z.strictObject({ default_language: languageField, time_zone: z.optional(z.string()), live_agent: map, site: map }),
  redirects: z.array(z.strictObject({ language: languageField, from: slugField, to: slugField }), must("a list")),
});

/** What a site is beside its pages, templates and pictures: `site.json`. */
export type SiteFile = z.output<typeof SiteFile>;

/** Those of the agent and the site that belong to the content. Addresses, origins, people, plans and models belong to a deployment. */
const carriedOfAgent = [
  "greeting",
  "heading",
  "instructions",
  "speech_sensitivity",
  "end_of_speech_ms",
  "suggestions",
  "vocabulary",
  "voice",
];

const carriedOfSite = ["accent", "address_pattern", "home_slug", "live_agent_placement", "live_agent_slug", "menu"];

export const carriedSettings = (project: UnknownRecord): SiteFile["settings"] => {
  const { time_zone: timeZone, default_language: language } = project;
  return {
    default_language: typeof language === "string" ? language : "en",
    ...(typeof timeZone === "string" && { time_zone: timeZone }),
    live_agent: pick(project["live_agent"], carriedOfAgent),
    site: pick(project["site"], carriedOfSite),
  };
};

/** A stored project with these settings. What they do not name stays. */
export const withSettings = (project: UnknownRecord, { live_agent: agent, site, ...rest }: SiteFile["settings"]): UnknownRecord => ({
  ...project,
  ...rest,
  live_agent: { ...asRecord(project["live_agent"]), ...pick(agent, carriedOfAgent) },
  ...(Object.keys(site).length > 0 && { site: { ...asRecord(project["site"]), ...pick(site, carriedOfSite) } }),
});

const pick = (value: unknown, names: readonly string[]): UnknownRecord =>
  Object.fromEntries(names.flatMap((name) => (asRecord(value)[name] === undefined ? [] : [[name, asRecord(value)[name]]])));
