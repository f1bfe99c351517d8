import { Parser } from "htmlparser2";
import type { Page } from "../../src/lib/pages/drafts/page.ts";
import { placeOf } from "../../src/lib/pages/published/live-place.ts";
import type { Sitemaps } from "../../src/lib/pages/site/show-sitemap.ts";
import { createMemory } from "../../src/lib/platform/core/memory.ts";
import { showSite, type SiteAnswer } from "../../src/lib/pages/site/show-site.ts";
import type { MenuPage, ShownProject, SiteStore } from "../../src/lib/pages/site/site-store.ts";
import { sameSlug } from "../../src/lib/projects/site/slug.ts";
import { aPage } from "./a-page.ts";
import { publishedInMemory } from "./published-in-memory.ts";

/** A bakery's site in two languages. */

const site: ShownProject["site"] = {
  live_agent_placement: "none",
  live_agent_slug: null,
  public_pages: true,
  address_pattern: "/{slug}",
  home_slug: "home",
  menu: ["about", "hours", "gone"],
  accent: null,
  publishers: "managers",
};

export const bakery: ShownProject = {
  id: "bakery",
  name: "The Bakery",
  site,
  defaultLanguage: "en",
  siteUrl: undefined,
  modules: { voice: true, onboarding: false, transfers: false },
  liveAgent: { heading: { en: "Ask us", nb: "Spør oss" } },
};

export const withSite = (parts: Partial<ShownProject["site"]>, others: Partial<ShownProject> = {}): ShownProject => ({
  ...bakery,
  ...others,
  site: { ...site, ...parts },
});

const template = {
  id: "article",
  record: {
    fields: [
      { key: "title", type: "string" },
      { key: "summary", type: "text" },
      { key: "baked", type: "date" },
      { key: "cover", type: "image" },
      { key: "cost", type: "number", private: true },
    ],
  },
};

export const live = (id: string, parts: Partial<Page> = {}): Page =>
  aPage({ id, visibility: "live", slug: id, updatedAt: new Date("2026-11-28T23:30:00Z"), ...parts, internals: {} });

const translating = (id: string): Partial<Page> => ({ otherFields: { translation_of: id } });

const home = live("home", { metadata: { title: "Welcome" }, content: "# Fresh bread\n\nEvery day." });
const about = live("about", {
  metadata: { title: "About us", summary: "Two **bakers**", baked: "2026-03-02", cost: 5 },
  content: "text",
});
const pages = [
  home,
  live("hjem", { language: "nb", ...translating("home"), metadata: { title: "Velkommen" } }),
  about,
  live("om-oss", { language: "nb", ...translating("about"), metadata: { title: "Om oss", baked: "2026-11-29" } }),
  live("hours", { metadata: { title: "Hours" } }),
  live("draft", { visibility: "draft" }),
];

interface Setting {
  readonly project?: ShownProject | undefined;
  readonly pages?: readonly Page[];
  readonly redirects?: Readonly<Record<string, string>>;
}

export const portsOf = (setting: Setting) => {
  const { project, pages: stored = pages, redirects = {} } = "project" in setting ? setting : { ...setting, project: bakery };
  const { store } = publishedInMemory({ project, pages: stored, templates: [template], redirects });
  const menuPages: readonly MenuPage[] = stored
    .filter(({ visibility }) => visibility === "live")
    .map((page) => ({ ...placeOf(page), templateId: page.templateId, title: page.metadata["title"] }));
  const sites: SiteStore = {
    findProject: async (id) => (project?.id === id ? project : undefined),
    findAt: async (_project, slugs) => menuPages.filter(({ slug }) => slugs.some((one) => slug !== null && sameSlug(slug, one))),
    findRelated: async (_project, ids) =>
      menuPages.filter(({ id, translationOf }) => ids.includes(id) || (translationOf !== undefined && ids.includes(translationOf))),
  };
  const sitemaps: Sitemaps = createMemory({ forMs: 60_000, entries: 10 });
  return { published: store, sites, sitemaps, listForSitemap: store.listLivePages };
};

/** What is at an address of the site. */
export const show = async (rest: string, setting: Setting = {}, projectId = "bakery", hostUrl?: string): Promise<SiteAnswer> =>
  showSite(portsOf(setting), { projectId, rest, origin: "https://lectern.example", hostUrl, isAwaited: () => true });

/** Start tags with their attributes, as a browser reads them. */
export const tagsOf = (html: string): readonly string[] => {
  const tags: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push([name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(" ")),
  });
  parser.end(html);
  return tags;
};
