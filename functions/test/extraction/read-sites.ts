import { extractCompany } from "../../src/lib/onboarding/extraction/extract-company.ts";
import type { ExtractedProfile } from "../../src/lib/onboarding/extraction/extraction.ts";
import { recordedModel } from "./recorded-model.ts";
import { type AskedSite, serveSites } from "./served-sites.ts";

/** The results for sites by ID, with the recorded answers of a model. */
export const readSites = async (sites: readonly AskedSite[]): Promise<ReadonlyMap<string, ExtractedProfile>> => {
  await using web = await serveSites();
  const profiles = new Map<string, ExtractedProfile>();
  for (const { id, company } of sites) {
    const ports = { site: web.site, model: recordedModel(id), log: () => undefined };
    const { profile } = await extractCompany(ports, { company, language: "en", signal: new AbortController().signal });
    profiles.set(id, profile);
  }
  return profiles;
};
