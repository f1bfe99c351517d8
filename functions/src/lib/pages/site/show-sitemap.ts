import { pageUrl } from "../../../../../web/site/page-address.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { createMemory } from "../../platform/core/memory.ts";
import { findHomes } from "../published/home-pages.ts";
import type { PublishedStore } from "../published/published-store.ts";
import { addressPlan, hasAddress } from "../published/site-facts.ts";
import { sitePageLimits } from "./limits.ts";
import { type ListedAddress, renderSitemap, renderSitemapIndex } from "./site-files.ts";
import { outsidePlan } from "./site-frame.ts";
import type { ShownProject } from "./site-store.ts";

export interface SitemapPorts {
  readonly published: PublishedStore;
  /** Only so often of one site: strangers can invent where a part begins. */
  readonly listForSitemap: PublishedStore["listLivePages"];
  readonly sitemaps: Sitemaps;
}

/** Parts of sitemaps that this process has read, because each costs as many reads as it has pages. */
export type Sitemaps = ReturnType<typeof createMemory<SitemapPart>>;

interface SitemapPart {
  readonly listed: readonly ListedAddress[];
  /** Where the next part begins; undefined for the last one. */
  readonly next: string | undefined;
}

const partName = /^sitemap(?:-([\w-]+))?\.xml$/;

export const isSitemap = (name: string): boolean => partName.test(name);

/** The name of the first part, where there are several. No cursor is a single digit. */
const first = "1";

interface AskedSitemap {
  /** Of the site, without a slash at its end. */
  readonly url: string;
  readonly name: string;
}

/**
 * `sitemap.xml`: all pages, or an index of parts where there are too many for one. A part is named by the cursor at which it begins.
 *
 * @throws AppError `unavailable`, `not_found` for a part that no index has named
 */
export const showSitemap = async (ports: SitemapPorts, project: ShownProject, { url, name }: AskedSitemap) => {
  const [, asked] = partName.exec(name) ?? [];
  const part = await findPart(ports, project, { url, cursor: asked === first ? undefined : asked }).catch(asMissing);
  const body = asked !== undefined || part.next === undefined ? renderSitemap(part.listed) : await showIndex(ports, project, { url, part });
  const headers = { "Cache-Control": `public, max-age=${sitePageLimits.sitemapSec}` };
  return { status: 200, type: "application/xml; charset=utf-8", body, headers } as const;
};

/** A part that no index has named. */
const asMissing = (error: unknown): never => {
  throw error instanceof AppError && error.code === "invalid_request" ? new AppError("not_found", "There is no such page.") : error;
};

const showIndex = async (
  ports: SitemapPorts,
  project: ShownProject,
  { url, part }: { readonly url: string; readonly part: SitemapPart },
): Promise<string> => {
  const names = [first];
  for (let { next } = part; next !== undefined && names.length < sitePageLimits.sitemapParts;) {
    names.push(next);
    ({ next } = await findPart(ports, project, { url, cursor: next }));
  }
  return renderSitemapIndex(names.map((one) => `${url}/sitemap-${one}.xml`));
};

interface Start {
  readonly url: string;
  readonly cursor: string | undefined;
}

const findPart = async (ports: SitemapPorts, project: ShownProject, { url, cursor }: Start): Promise<SitemapPart> => {
  const now = Date.now();
  const key = `${project.id} ${url} ${cursor ?? ""}`;
  const known = ports.sitemaps.find(key, now);
  if (known !== undefined) return known;
  const part = await readPart(ports, project, { url, cursor });
  ports.sitemaps.keep(key, part, now);
  return part;
};

const readPart = async (
  { published, listForSitemap }: SitemapPorts,
  project: ShownProject,
  { url, cursor: from }: Start,
): Promise<SitemapPart> => {
  const plan = outsidePlan({ project, plan: addressPlan({ ...project, siteUrl: url }) });
  const homes = new Set((await findHomes(published, project)).map(({ id }) => id));
  const listed: ListedAddress[] = [];
  let [cursor, seen] = [from, 0];
  do {
    const limit = Math.min(sitePageLimits.readAtOnce, sitePageLimits.listedInSitemap - seen);
    const { pages, next } = await listForSitemap(project.id, { language: undefined, limit, cursor });
    for (const { id, slug, language, updatedAt } of pages.filter((page) => hasAddress(project, page)))
      listed.push({ url: pageUrl(plan, { slug, language: canonicalStored(language), isHome: homes.has(id) }), updatedAt });
    cursor = next;
    seen += pages.length;
  } while (cursor !== undefined && seen < sitePageLimits.listedInSitemap);
  return { listed, next: cursor };
};
