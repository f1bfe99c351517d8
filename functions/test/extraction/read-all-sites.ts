import { companySites } from "../../fakes/web/company-sites.ts";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import { extractCompany } from "../../src/lib/extraction/extract-company.ts";
import { createPageFetcher } from "../../src/lib/services/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/services/web/site-reader.ts";
import { expectedProfiles } from "./expected-profiles.ts";
import type { Case } from "./precision.ts";

/** What is found on every company's site of the small web, without a model. */
export const readAllSites = async (): Promise<readonly Case[]> => {
  await using web = await startFakeWeb();
  const site = createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }));
  const known = new Set(companySites.map(({ host }) => host));
  const cases: Case[] = [];
  for (const expected of expectedProfiles) {
    if (!known.has(expected.host)) throw new Error(`There is no site ${expected.host}.`);
    const company = { name: expected.company, country: expected.country, website: `http://${expected.host}/` };
    const { profile } = await extractCompany(
      { site, model: undefined, log: () => undefined },
      { company, language: "en", signal: new AbortController().signal },
    );
    cases.push({ expected, profile });
  }
  return cases;
};
