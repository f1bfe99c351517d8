import { startWeb } from "../../fakes/web/start-web.ts";
import { extractCompany } from "../../src/lib/extraction/extract-company.ts";
import { createPageFetcher } from "../../src/lib/services/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/services/web/site-reader.ts";
import type { ReadSite } from "./people-score.ts";
import { type PeopleSite, servedSite } from "./people-sites.ts";

/** What is found on the sites without a model, by a visitor who gives nothing but the country and the address. */
export const readPeopleSites = async (sites: readonly PeopleSite[]): Promise<readonly ReadSite[]> => {
  await using web = await startWeb({ sites: sites.map(servedSite) });
  const site = createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }));
  const read: ReadSite[] = [];
  for (const { host, country, ...rest } of sites) {
    const { profile } = await extractCompany(
      { site, model: undefined, onModelFailure: () => undefined },
      { company: { name: "", country, website: `http://${host}/` }, language: "en", signal: new AbortController().signal },
    );
    read.push({ site: { host, country, ...rest }, profile });
  }
  return read;
};
