import { toPassages } from "../../../src/lib/answers/knowledge/passages.ts";
import { buildSiteIndex, type SiteIndex } from "../../../src/lib/answers/knowledge/site-index.ts";
import { type PeopleSite, toLivePages } from "./asked-sites.ts";

export interface IndexedSite {
  readonly site: PeopleSite;
  readonly index: SiteIndex;
}

export const indexPeopleSites = async (sites: readonly PeopleSite[]): Promise<readonly IndexedSite[]> =>
  Promise.all(
    sites.map(async (site) => ({
      site,
      index: await buildSiteIndex((await Promise.all(toLivePages(site).map(async (page) => toPassages(page)))).flat()),
    })),
  );
