import * as z from "zod/mini";
import { readOwnOrigins, readPagesOrigin } from "../lib/platform/config/params.ts";
import { publicPage } from "../lib/platform/http/public-page.ts";
import { type AskedText, repeatedAnswer } from "../lib/platform/http/repeated-answer.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { sharePublished } from "../lib/pages/published/share-published.ts";
import { publishedStore } from "../lib/pages/published/store.ts";
import { renderFailure } from "../lib/pages/site/render-failure.ts";
import { findProjectAtHost } from "../lib/projects/site/host-record.ts";
import { hostOrigin, parseHost } from "../lib/projects/site/site-host.ts";
import { siteHeaders } from "../lib/pages/site/site-headers.ts";
import { sitePageLimits } from "../lib/pages/site/limits.ts";
import { onlySpelling } from "../lib/pages/site/site-path.ts";
import type { Sitemaps } from "../lib/pages/site/show-sitemap.ts";
import { boundReading } from "../lib/platform/core/bound-reading.ts";
import { createMemory } from "../lib/platform/core/memory.ts";
import { shareReading } from "../lib/platform/core/share-reading.ts";
import { siteStore } from "../lib/pages/site/store.ts";

const sitemaps: Sitemaps = createMemory({ forMs: sitePageLimits.sitemapSec * 1_000, entries: sitePageLimits.keptParts });

const { publicRepeat } = requestLimits;

/** What is around every page is read once a second by an instance: whoever invents addresses costs what looking for one page does. */
const ports = {
  published: sharePublished(publishedStore, publicRepeat),
  sites: {
    ...siteStore,
    findAt: shareReading(siteStore.findAt, publicRepeat),
    findRelated: shareReading(siteStore.findRelated, publicRepeat),
  },
  sitemaps,
  listForSitemap: boundReading(publishedStore.listLivePages, sitePageLimits.sitemapLists),
};

const isOwn = (host: string): boolean => readOwnOrigins().some((origin) => URL.parse(origin)?.hostname === host);

const answer = repeatedAnswer({
  query: z.object({}),
  read: async ({ parameters: { projectId, rest, hostUrl }, isAwaited }: AskedText<Parameters, object>) => {
    // With the parsers, which the start of an instance must not wait for.
    const { showSite } = await import("../lib/pages/site/show-site.ts");
    const origin = readPagesOrigin();
    const shown = await showSite(ports, { projectId, rest, origin, hostUrl, isAwaited });
    return { ...shown, headers: { ...siteHeaders(hostUrl === undefined ? "'self'" : origin), ...shown.headers } };
  },
});

/** Shows the published site to anybody: its pages, and the files that browsers and search engines ask for beside them. */
export const siteHtml = publicPage({
  name: "siteHtml",
  path: "/sites/:projectId/**",
  locate: async (forwarded, path) => {
    const host = parseHost(forwarded);
    const projectId = host === undefined || isOwn(host) ? undefined : await findProjectAtHost(host);
    return projectId === undefined ? undefined : { projectId, rest: path.slice(1) };
  },
  handle: async (visit) => {
    const hostUrl = visit.host && hostOrigin(visit.host, readPagesOrigin());
    const parameters = { ...visit.parameters, rest: onlySpelling(visit.parameters.rest), hostUrl };
    const { headers, ...shown } = await answer({ ...visit, parameters });
    return { ...shown, headers: { ...headers, ...sharedByHost } };
  },
  showFailure: async ({ status, header }) => ({
    status,
    headers: { ...siteHeaders("'self'"), "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    body: await renderFailure(status, header("Accept-Language")),
  }),
});

/** No cache gives one host's page to another, even if it lets visitors forge the header. */
const sharedByHost = { Vary: "X-Forwarded-Host" };

interface Parameters {
  readonly projectId: string;
  readonly rest: string;
  readonly hostUrl: string | undefined;
}
