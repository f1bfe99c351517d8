import { toPassages } from "../../../src/lib/answers/knowledge/passages.ts";
import { buildSiteIndex, type SiteIndex } from "../../../src/lib/answers/knowledge/site-index.ts";
import { streetPages, type StreetPage } from "./street-pages.ts";

const toLivePage = (page: StreetPage) => ({ ...page, id: `${page.language}/${page.slug}`, notes: [], state: "1" });

/** The index of all pages of the street. */
export const buildStreetIndex = async (): Promise<SiteIndex> =>
  buildSiteIndex((await Promise.all(streetPages.map(async (page) => toPassages(toLivePage(page))))).flat());
