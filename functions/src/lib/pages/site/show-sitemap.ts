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
  /** Only so often of one site: this process keeps only so many parts. */
  readonly listForSitemap: PublishedStore["listLivePages"];
  readonly sitemaps: Sitemaps;
}

/** Parts of sitemaps that this process has read or is reading, because each costs as many reads as it has pages. */
export type Sitemaps = ReturnType<typeof createMemory<Promise<SitemapPart>>>;

interface SitemapPart {
  readonly listed: readonly ListedAddress[];
  /** Where the next part begins; undefined for the last one. */
  readonly next: string | undefined;
}

const partName = /^sitemap(?:-([1-9]\d?))?\.xml$/;

export const isSitemap = (name: string): boolean => partName.test(name);

interface AskedSitemap {
  /** Of the site, without a slash at its end. */
  readonly url: string;
  readonly name: string;
}

/**
 * `sitemap.xml`: all pages, or an index of parts where there are too many for one. A part is named by its number: whoever invents names
 * causes no more than the index does.
 *
 * @throws AppError `unavailable`, `not_found` for a part that the site does not have
 */
export const showSitemap = async (ports: SitemapPorts, project: ShownProject, { url, name }: AskedSitemap) => {
  const asked = partName.exec(name)?.[1];
  const parts = await findParts(ports, project, { url, most: Math.min(Number(asked ?? Infinity), sitePageLimits.sitemapParts) });
  const part = parts[Number(asked ?? 1) - 1];
  if (part === undefined) throw new AppError("not_found", "There is no such page.");
  const isIndex = asked === undefined && parts.length > 1;
  const body = isIndex ? renderSitemapIndex(parts.map((_part, index) => `${url}/sitemap-${index + 1}.xml`)) : renderSitemap(part.listed);
  const headers = { "Cache-Control": `public, max-age=${sitePageLimits.sitemapSec}` };
  return { status: 200, type: "application/xml; charset=utf-8", body, headers } as const;
};

const findParts = async (
  ports: SitemapPorts,
  project: ShownProject,
  { url, most }: { readonly url: string; readonly most: number },
): Promise<readonly SitemapPart[]> => {
  const parts: SitemapPart[] = [];
  let cursor: string | undefined;
  do {
    const part = await findPart(ports, project, { url, cursor });
    parts.push(part);
    cursor = part.next;
  } while (cursor !== undefined && parts.length < most);
  return parts;
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
  const part = readPart(ports, project, { url, cursor });
  ports.sitemaps.keep(key, part, now);
  part.catch(() => {
    ports.sitemaps.forget(key);
  });
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
