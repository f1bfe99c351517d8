import { type LivePlace, placeOf } from "../../src/lib/pages/published/live-place.ts";
import type { PublishedStore } from "../../src/lib/pages/published/published-store.ts";
import type { Page, Template } from "../../src/lib/pages/drafts/page.ts";
import { isAt, toSlugKey } from "../../src/lib/pages/drafts/slug-key.ts";
import type { SiteProject } from "../../src/lib/pages/published/site-facts.ts";
import { canonicalStored } from "../../src/lib/i18n/language-spelling.ts";

interface Stored {
  readonly project: SiteProject | undefined;
  readonly pages: readonly Page[];
  readonly templates?: readonly Template[];
  /** Slugs by former slug, in every language. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** What visitors read, and how often: a query counts as one read even if it finds nothing. */
export const publishedInMemory = ({ project, pages, templates = [], redirects = {} }: Stored) => {
  let reads = 0;
  const count = <Found>(found: Found): Found => {
    reads += Array.isArray(found) ? Math.max(found.length, 1) : 1;
    return found;
  };
  const live = pages.filter(({ visibility }) => visibility === "live");
  const places: readonly LivePlace[] = live.map(placeOf);
  const store: PublishedStore = {
    findProject: async () => count(project),
    findTemplate: async (_project, id) => count(templates.find((template) => template.id === id)),
    listTemplates: async () => count(templates),
    findLivePages: async (_project, slugKey) => count(live.filter((page) => isAt(page, toSlugKey(slugKey)))),
    findLivePage: async (_project, id) => count(live.find((page) => page.id === id)),
    findLivePlace: async (_project, id) => count(places.find((place) => place.id === id)),
    findPlacesAt: async (_project, slug) => count(places.filter((place) => place.slug === slug)),
    findTranslations: async (_project, ids) => count(places.filter(({ translationOf = "" }) => ids.includes(translationOf))),
    findRedirect: async (_project, { slug }) => count(redirects[slug]),
    listLivePages: async (_project, { language, limit, cursor = "" }) => {
      const spoken = live.filter((page) => language === undefined || canonicalStored(page.language) === canonicalStored(language));
      const sorted = spoken.toSorted((a, b) => (a.id < b.id ? -1 : 1)).filter(({ id }) => id > cursor);
      const shown = sorted.slice(0, limit);
      return {
        pages: count(shown.map((page) => ({ ...page, ...placeOf(page) }))),
        next: sorted.length > limit ? shown.at(-1)?.id : undefined,
      };
    },
  };
  return { store, reads: () => reads };
};
