import { type AddressPlan, pageUrl, placesAt } from "../../../../../web/site/page-address.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { findTexts } from "../../i18n/texts.ts";
import { parseColour } from "../../projects/site/public-site.ts";
import { reservedSlug, sameSlug } from "../../projects/site/slug.ts";
import { findHome, findPublished, type PublishedPage } from "../published/find-published.ts";
import { findHomes, isIn } from "../published/home-pages.ts";
import type { PublishedStore } from "../published/published-store.ts";
import { addressPlan } from "../published/site-facts.ts";
import { accentStyle } from "./accent.ts";
import { findMenu } from "./find-menu.ts";
import { sitePageLimits } from "./limits.ts";
import { ownBase } from "./own-addresses.ts";
import { pageViewOf } from "./page-view.ts";
import { renderRobots } from "./site-files.ts";
import { isSitemap, showSitemap, type SitemapPorts } from "./show-sitemap.ts";
import { showContents } from "./show-contents.ts";
import { frameOf, nameOf, outsidePlan, pathOf, type ShownSite } from "./site-frame.ts";
import { renderMissingPage, renderSitePage } from "./site-html.ts";
import { decodePath } from "./site-path.ts";
import type { ShownProject, SiteStore } from "./site-store.ts";

interface SitePorts extends SitemapPorts {
  readonly sites: SiteStore;
}

interface SiteVisit {
  readonly projectId: string;
  /** What is behind the site's address, encoded. */
  readonly rest: string;
  /** Origin of the deployment's pages, at which `/sites/` is. */
  readonly origin: string;
  /** URL of a host that shows this site alone, without a slash at its end. */
  readonly hostUrl?: string | undefined;
  readonly isAwaited: () => boolean;
}

/** What is at an address of the site. */
export interface SiteAnswer {
  readonly status: 200 | 301 | 404;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const html = "text/html; charset=utf-8";

/**
 * The published site at one of its addresses.
 *
 * @throws AppError `not_found` for a project that does not exist or shows no pages, `unavailable`
 */
export const showSite = async (ports: SitePorts, visit: SiteVisit): Promise<SiteAnswer> => {
  const found = await ports.sites.findProject(visit.projectId);
  if (found?.site.public_pages !== true) throw new AppError("not_found", "There is no such page.");
  const url = visit.hostUrl ?? `${visit.origin}/sites/${encodeURIComponent(found.id)}`;
  // What a host of its own shows is no copy.
  const project = visit.hostUrl === undefined ? found : { ...found, siteUrl: url };
  const file = await showFile(ports, project, { url, name: visit.rest });
  if (file !== undefined) return file;
  return showAddress(ports, project, { url, visit });
};

interface AskedFile {
  /** Of the site. */
  readonly url: string;
  readonly name: string;
}

const showFile = async (ports: SitePorts, project: ShownProject, { url, name }: AskedFile): Promise<SiteAnswer | undefined> => {
  if (name === "robots.txt") return { status: 200, type: "text/plain; charset=utf-8", body: renderRobots(`${url}/sitemap.xml`) };
  if (isSitemap(name)) return showSitemap(ports, project, { url, name });
  const accent = parseColour(`#${/^accent-([\da-f]{6})\.css$/.exec(name)?.[1] ?? ""}`);
  if (accent === undefined) return undefined;
  const headers = { "Cache-Control": `public, max-age=${sitePageLimits.accentSec}, immutable` };
  return { status: 200, type: "text/css; charset=utf-8", body: accentStyle(accent), headers };
};

interface Asked {
  /** Of the site. */
  readonly url: string;
  readonly visit: SiteVisit;
}

const showAddress = async (ports: SitePorts, project: ShownProject, { url, visit }: Asked): Promise<SiteAnswer> => {
  const plan = addressPlan({ ...project, siteUrl: url });
  const root = new URL(`${url}/`).pathname;
  const places = placesAt(plan, root + visit.rest);
  const asked = decodePath(root + visit.rest);
  const agentPlace = places.find(({ slug }) => isAgentSlug(project, slug));
  const listed = ports.published.listTemplates(project.id);
  const published: PublishedStore = {
    ...ports.published,
    findTemplate: async (_project, wanted) => (await listed).find(({ id }) => id === wanted),
  };
  const [menu, homes, templates, found] = await Promise.all([
    findMenu(ports.sites, project),
    findHomes(published, project),
    listed,
    agentPlace === undefined ? findAt(published, { ...project, siteUrl: url }, { plan, places, asked }) : undefined,
  ]);
  const site = { project, plan, path: root, agentOrigin: visit.hostUrl === undefined ? "" : visit.origin, menu, homes, templates };
  if (agentPlace !== undefined && isSpoken(site, agentPlace.language)) return showAgentPage(site, agentPlace.language, asked);
  if (found !== undefined) return "location" in found ? toAddress(found.location) : showPageOf(site, found, { asked, visit });
  if (asked === decodePath(root)) return { status: 200, type: html, body: await showContents(ports.published, site) };
  return showMissing(site, places[0]?.language ?? project.defaultLanguage);
};

const toAddress = (location: string): SiteAnswer => ({ status: 301, type: html, body: "", headers: { Location: location } });

const showPageOf = async (
  site: ShownSite,
  found: PublishedPage,
  { asked, visit }: { readonly asked: string; readonly visit: SiteVisit },
): Promise<SiteAnswer> => {
  // The renderer is loaded for a page that exists.
  const { toPageHtml } = await import("../markdown/page-html.ts");
  const { language, isHome } = found.own;
  const text = await toPageHtml(found.page.content, { base: ownBase, language }, { owner: site.project.id, isAwaited: visit.isAwaited });
  const frame = await frameOf(site, {
    language,
    path: asked,
    translations: found.translations.map((translation) => ({ language: translation.language, path: pathOf(site.plan, translation) })),
    hasAgent: hasPlace(site.project, isHome),
  });
  return { status: 200, type: html, body: renderSitePage(frame, pageViewOf(site, found, text)) };
};

/** The button of a full screen is on every page; the conversation on the home page is on that one. */
const hasPlace = ({ site }: ShownProject, isHome: boolean): boolean =>
  site.live_agent_placement === "modal" || (isHome && site.live_agent_placement === "homepage");

interface AskedPlaces {
  readonly plan: AddressPlan;
  readonly places: ReturnType<typeof placesAt>;
  /** Decoded path. */
  readonly asked: string;
}

/** The page whose own address was asked for, or the address of a page that is found there otherwise. */
const findAt = async (
  published: PublishedStore,
  served: ShownProject,
  { plan, places, asked }: AskedPlaces,
): Promise<Found | undefined> => {
  let location: string | undefined;
  for (const { slug, language, isHome } of places) {
    const home = isHome ? await findHome(published, served, language) : undefined;
    // Not every page with the slug of the home page is one: it may translate another.
    const isNamed = !isHome || decodePath(pathOf(plan, { slug, language, isHome })) !== asked;
    const found = home ?? (isNamed ? await findPublished(published, served, { slug, language }) : undefined);
    if (found === undefined) continue;
    if ("redirectTo" in found) location ??= new URL(found.redirectTo).pathname;
    else if (decodePath(pathOf(plan, found.own)) === asked) return found;
    else location ??= pathOf(plan, found.own);
  }
  return location === undefined ? undefined : { location };
};

type Found = PublishedPage | { readonly location: string };

const isAgentSlug = ({ site, modules }: ShownProject, slug: string): boolean => {
  const reserved = modules.voice ? reservedSlug(site) : null;
  return reserved !== null && sameSlug(slug, reserved);
};

/** Whether the site has pages in the language. */
const isSpoken = ({ project, menu, homes }: ShownSite, language: string): boolean =>
  isIn({ language }, project.defaultLanguage) ||
  homes.some((home) => isIn(home, language)) ||
  menu.some((pages) => pages.has(canonicalStored(language)));

/** The page of the voice agent, where the owner has given it one. */
const showAgentPage = async (site: ShownSite, language: string, path: string): Promise<SiteAnswer> => {
  const { project } = site;
  const title = project.liveAgent.heading[language] ?? project.liveAgent.heading[project.defaultLanguage] ?? nameOf(project);
  const place = { slug: reservedSlug(project.site) ?? "", language, isHome: false };
  const frame = await frameOf(site, { language, path, translations: [], hasAgent: true });
  const canonical = pageUrl(outsidePlan(site), place);
  const page = {
    title,
    description: "",
    html: "",
    date: undefined,
    cover: undefined,
    canonical,
    alternates: [],
    defaultLanguage: language,
  };
  return { status: 200, type: html, body: renderSitePage(frame, page) };
};

const showMissing = async (site: ShownSite, language: string): Promise<SiteAnswer> => {
  const { messages } = await findTexts("site", language);
  return {
    status: 404,
    type: html,
    body: renderMissingPage(await frameOf(site, { language, path: "", translations: [], hasAgent: false }), messages),
  };
};
