import type { Site } from "../../fakes/web/fake-site.ts";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import type { ExtractionCompany } from "../../src/lib/extraction/extraction.ts";
import type { SiteReader } from "../../src/lib/extraction/page-facts.ts";
import { createPageFetcher, type PageFetcher } from "../../src/lib/services/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/services/web/site-reader.ts";
import { expectedProfiles } from "./expected-profiles.ts";
import { type PeopleSite, peopleSites, servedSite } from "./people-sites.ts";

/** A company's website, as it is asked for. */
export interface AskedSite {
  readonly id: string;
  readonly company: ExtractionCompany;
}

/** Of the sites that people wrote, a visitor knows nothing but the country and the address. */
export const askedPeopleSite = ({ id, country, host }: PeopleSite): AskedSite => ({
  id,
  company: { name: "", country, website: `http://${host}/` },
});

/** Of our own sites, the company was found in the register. */
const askedOwnSites: readonly AskedSite[] = expectedProfiles.map(({ host, company, country }) => ({
  id: host,
  company: { name: company, country, website: `http://${host}/` },
}));

export const askedSites: readonly AskedSite[] = [...peopleSites.map(askedPeopleSite), ...askedOwnSites];

/** All of them on a local server, and the reader that production has. */
export const serveSites = async (sites: readonly Site[] = peopleSites.map(servedSite)) => {
  const web = await startFakeWeb({ sites });
  const site: SiteReader = createSiteReader(withoutTls(createPageFetcher({ proxyUrl: web.url, publicUrl: "" })));
  return { site, [Symbol.asyncDispose]: async () => web[Symbol.asyncDispose]() };
};

/** The sites lead to their own pages by `https`, and nobody can have certificates for their names. */
const withoutTls = (fetcher: PageFetcher): PageFetcher => ({
  fetch: async (url, request) => {
    const plain = new URL(url.href);
    plain.protocol = "http:";
    return fetcher.fetch(plain, request);
  },
});
