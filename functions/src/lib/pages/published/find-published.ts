import { type AddressedPage, pageUrl } from "../../../../../web/site/page-address.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import type { Page, Template } from "../drafts/page.ts";
import { findHomes, isHomeGroup, isIn } from "./home-pages.ts";
import { type LivePlace, placeOf } from "./live-place.ts";
import type { PublishedStore } from "./published-store.ts";
import { addressPlan, hasAddress, type SiteProject } from "./site-facts.ts";
import { findTranslationGroup } from "./translation-group.ts";

/** The same page in one language. */
export interface Translation extends Required<AddressedPage> {
  readonly id: string;
  readonly url: string;
}

/** A page as visitors find it, with its translations, itself included, by language. */
export interface PublishedPage {
  readonly page: Page;
  readonly template: Template | undefined;
  readonly own: Translation;
  readonly translations: readonly Translation[];
}

type Published = PublishedPage | { readonly redirectTo: string };

/**
 * What visitors find at a slug and language, in any spelling: the live page, or the URL of the page that has moved away from there. Undefined,
 * after at most two reads, if there is neither.
 *
 * @throws AppError `unavailable`
 */
export const findPublished = async (store: PublishedStore, project: SiteProject, asked: SlugKey): Promise<Published | undefined> => {
  if (!hasAddress(project, asked)) return undefined;
  const page = newestOf(await store.findLivePages(project.id, asked));
  if (page !== undefined) return describe(store, project, page);
  const to = await store.findRedirect(project.id, asked);
  const there = to === undefined ? undefined : { ...asked, slug: to };
  if (there === undefined || !hasAddress(project, there)) return undefined;
  const target = newestOf(await store.findLivePages(project.id, there));
  return target && { redirectTo: (await translationsOf(store, project, placeOf(target))).own.url };
};

/**
 * The home page in a language.
 *
 * @throws AppError `unavailable`
 */
export const findHome = async (store: PublishedStore, project: SiteProject, language: string): Promise<PublishedPage | undefined> => {
  const { home_slug: slug } = project.site;
  if (slug === null || !hasAddress(project, { slug, language })) return undefined;
  const homes = await findHomes(store, project);
  const home = homes.find((place) => isIn(place, language));
  const page = home && (await store.findLivePage(project.id, home.id));
  return page && describe(store, project, page, homes);
};

const describe = async (store: PublishedStore, project: SiteProject, page: Page, group?: readonly LivePlace[]): Promise<PublishedPage> => {
  const [template, translations] = await Promise.all([
    store.findTemplate(project.id, page.templateId),
    translationsOf(store, project, placeOf(page), group),
  ]);
  return { page, template, ...translations };
};

const translationsOf = async (
  store: PublishedStore,
  project: SiteProject,
  place: LivePlace,
  known?: readonly LivePlace[],
): Promise<Omit<PublishedPage, "page" | "template">> => {
  const plan = addressPlan(project);
  // The page itself was read later than what was known.
  const group =
    known === undefined
      ? await findTranslationGroup(store, project.id, place)
      : [place, ...known.filter((other) => !isIn(other, place.language))];
  const isHome = isHomeGroup(project, group);
  const translations = group.flatMap((member) => {
    if (!hasAddress(project, member)) return [];
    const { id, slug, language } = member;
    const addressed = { slug, language: canonicalStored(language), isHome };
    return [{ id, ...addressed, url: pageUrl(plan, addressed) }];
  });
  const [own] = translations.filter(({ id }) => id === place.id);
  if (own === undefined) throw new Error("A page that was found by its address has none");
  return { own, translations: translations.toSorted((a, b) => (a.language < b.language ? -1 : 1)) };
};

/** Other programs may have stored several at one address. */
const newestOf = (pages: readonly Page[]): Page | undefined =>
  pages.filter(({ unreadable }) => unreadable === undefined).toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
