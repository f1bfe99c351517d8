import { canonicalStored } from "../../i18n/language-spelling.ts";
import { sameSlug } from "../../projects/site/slug.ts";
import type { LivePlace } from "./live-place.ts";
import { publishedLimits } from "./limits.ts";
import type { PublishedStore } from "./published-store.ts";
import { hasAddress, type SiteProject } from "./site-facts.ts";
import { findTranslationGroup } from "./translation-group.ts";

/**
 * The home pages of a site, in all their languages: the page with the slug of the home page in the default language, and its translations.
 * Where the default language has none, every page with that slug, and theirs.
 *
 * @throws AppError `unavailable`
 */
export const findHomes = async (store: PublishedStore, project: SiteProject): Promise<readonly LivePlace[]> => {
  const { home_slug: slug } = project.site;
  const places = slug === null ? [] : (await store.findPlacesAt(project.id, slug)).filter((place) => hasAddress(project, place));
  const inDefault = places.filter((place) => isIn(place, project.defaultLanguage));
  const homes = new Map<string, LivePlace>();
  let groups = 0;
  for (const original of inDefault.length > 0 ? inDefault : places) {
    if (homes.has(original.id) || groups === publishedLimits.homeGroups) continue;
    groups += 1;
    const group = await findTranslationGroup(store, project.id, original, places);
    if (isHomeGroup(project, group)) for (const place of group) if (hasAddress(project, place)) homes.set(place.id, place);
  }
  return [...homes.values()];
};

/** Whether pages that translate each other are home pages: what `findHomes` finds, for whom has only these. */
export const isHomeGroup = (project: SiteProject, group: readonly LivePlace[]): boolean => {
  const { home_slug: home } = project.site;
  const inDefault = group.filter((place) => isIn(place, project.defaultLanguage));
  const originals = inDefault.length > 0 ? inDefault : group;
  return home !== null && originals.some((place) => hasAddress(project, place) && sameSlug(place.slug, home));
};

export const isIn = ({ language }: Pick<LivePlace, "language">, asked: string): boolean =>
  canonicalStored(language) === canonicalStored(asked);
