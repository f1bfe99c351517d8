import { extractCompany } from "../../src/lib/extraction/extract-company.ts";
import type { ExtractedProfile } from "../../src/lib/extraction/extraction.ts";
import type { ExtractionModel } from "../../src/lib/extraction/extraction-model.ts";
import { type AskedSite, serveSites } from "./served-sites.ts";

/** The results for sites by ID, without a model or with one. */
export const readSites = async (
  sites: readonly AskedSite[],
  modelOf: (id: string) => ExtractionModel | undefined = () => undefined,
): Promise<ReadonlyMap<string, ExtractedProfile>> => {
  await using web = await serveSites();
  const profiles = new Map<string, ExtractedProfile>();
  for (const { id, company } of sites) {
    const ports = { site: web.site, model: modelOf(id), log: () => undefined };
    const { profile } = await extractCompany(ports, { company, language: "en", signal: new AbortController().signal });
    profiles.set(id, profile);
  }
  return profiles;
};
