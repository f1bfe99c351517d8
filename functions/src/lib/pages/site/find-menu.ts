import { canonicalStored } from "../../i18n/language-spelling.ts";
import { sameSlug } from "../../projects/site/slug.ts";
import { hasAddress, type SiteProject } from "../published/site-facts.ts";
import type { MenuPage, SiteStore } from "./site-store.ts";

/** A page of the menu in every language that it has. */
export type MenuGroup = ReadonlyMap<string, MenuPage>;

/**
 * What the menu names, in its order, with all translations: after two queries, however long the menu is. A page that is not
 * live, or that nobody can reach, is left out.
 *
 * @throws AppError `unavailable`
 */
export const findMenu = async (store: SiteStore, project: SiteProject): Promise<readonly MenuGroup[]> => {
  const slugs = [...new Set(project.site.menu)];
  const found = await store.findAt(project.id, slugs);
  const originals = slugs.map((slug) => originalOf(project, slug, found));
  const names = originals.flatMap((page) => (page === undefined ? [] : [page.translationOf ?? page.id]));
  const related = [...found, ...(await store.findRelated(project.id, [...new Set(names)]))].filter((page) => hasAddress(project, page));
  return originals.flatMap((original) => (original === undefined ? [] : [groupOf(original, related)]));
};

const originalOf = (project: SiteProject, slug: string, found: readonly MenuPage[]): MenuPage | undefined => {
  const here = found.filter((page) => page.slug !== null && sameSlug(page.slug, slug) && hasAddress(project, page));
  return here.find(({ language }) => canonicalStored(language) === canonicalStored(project.defaultLanguage)) ?? here[0];
};

/** By language. What names the same page belongs together, and what names none and has the same slug. */
const groupOf = (original: MenuPage, pages: readonly MenuPage[]): MenuGroup => {
  const name = original.translationOf ?? original.id;
  const isRelated = ({ id, slug, translationOf }: MenuPage): boolean =>
    id === name ||
    translationOf === name ||
    (original.translationOf === undefined && translationOf === undefined && slug === original.slug);
  const byLanguage = new Map([[canonicalStored(original.language), original]]);
  for (const page of pages.filter(isRelated)) {
    const language = canonicalStored(page.language);
    if (!byLanguage.has(language)) byLanguage.set(language, page);
  }
  return byLanguage;
};
