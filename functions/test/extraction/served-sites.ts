import type { Site } from "../../fakes/web/fake-site.ts";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import type { ExtractionCompany } from "../../src/lib/onboarding/extraction/extraction.ts";
import type { SiteReader } from "../../src/lib/onboarding/extraction/page-facts.ts";
import { createPageFetcher, type PageFetcher } from "../../src/lib/providers/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/providers/web/site-reader.ts";
import { expectedProfiles } from "./expected-profiles.ts";
import { type PeopleSite, peopleSites, servedSite } from "./people-sites.ts";

export interface AskedSite {
  readonly id: string;
  readonly company: ExtractionCompany;
}

/** For the sites that people wrote, only the country and the URL are known. */
export const askedPeopleSite = ({ id, country, host }: PeopleSite): AskedSite => ({
  id,
  company: { name: "", country, website: `http://${host}/` },
});

/** For our own sites, the company was found in the registry. */
export const askedOwnSites: readonly AskedSite[] = expectedProfiles.map(({ host, company, country }) => ({
  id: host,
  company: { name: company, country, website: `http://${host}/` },
}));

export const askedSites: readonly AskedSite[] = [...peopleSites.map(askedPeopleSite), ...askedOwnSites];

/** All sites on a local server, with production's reader. */
export const serveSites = async (sites: readonly Site[] = peopleSites.map(servedSite)) => {
  const web = await startFakeWeb({ sites });
  const site: SiteReader = createSiteReader(withoutTls(createPageFetcher({ proxyUrl: web.url, publicUrl: "" })));
  return { site, [Symbol.asyncDispose]: async () => web[Symbol.asyncDispose]() };
};

/** The sites link to their own pages by `https`, but certificates for their names do not exist. */
const withoutTls = (fetcher: PageFetcher): PageFetcher => ({
  fetch: async (url, request) => {
    const plain = new URL(url.href);
    plain.protocol = "http:";
    return fetcher.fetch(plain, request);
  },
});
