import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import { extractCompany } from "../../src/lib/extraction/extract-company.ts";
import { createPageFetcher, type PageFetcher } from "../../src/lib/services/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/services/web/site-reader.ts";
import type { ReadSite } from "./people-score.ts";
import { type PeopleSite, servedSite } from "./people-sites.ts";

/** What is found on the sites without a model, by a visitor who gives nothing but the country and the address. */
export const readPeopleSites = async (sites: readonly PeopleSite[]): Promise<readonly ReadSite[]> => {
  await using web = await startFakeWeb({ sites: sites.map(servedSite) });
  const site = createSiteReader(withoutTls(createPageFetcher({ proxyUrl: web.url, publicUrl: "" })));
  const read: ReadSite[] = [];
  for (const { host, country, ...rest } of sites) {
    const { profile } = await extractCompany(
      { site, model: undefined, log: () => undefined },
      { company: { name: "", country, website: `http://${host}/` }, language: "en", signal: new AbortController().signal },
    );
    read.push({ site: { host, country, ...rest }, profile });
  }
  return read;
};

/** The sites lead to their own pages by `https`, and nobody can have certificates for their names. */
const withoutTls = (fetcher: PageFetcher): PageFetcher => ({
  fetch: async (url, request) => {
    const plain = new URL(url.href);
    plain.protocol = "http:";
    return fetcher.fetch(plain, request);
  },
});
