import { canonicalStored } from "../../i18n/language-spelling.ts";
import type { LivePlace } from "./live-place.ts";
import { publishedLimits } from "./limits.ts";
import type { PublishedStore } from "./published-store.ts";

type Places = Pick<PublishedStore, "findLivePlace" | "findPlacesAt" | "findTranslations">;

/**
 * The pages that translate each other, whichever of them is asked for: those that name the same page, that page itself, and, among pages that
 * name none, those with the same slug. One for each language, the asked page for its own.
 *
 * @throws AppError `unavailable`
 */
export const findTranslationGroup = async (store: Places, projectId: string, page: LivePlace): Promise<readonly LivePlace[]> => {
  const original = page.translationOf === undefined ? page : await store.findLivePlace(projectId, page.translationOf);
  const namesakes = original === undefined ? [] : await findNamesakes(store, projectId, original);
  const names = [original?.id ?? page.translationOf ?? page.id, ...namesakes.map(({ id }) => id)];
  const translations = await store.findTranslations(projectId, names.slice(0, publishedLimits.namedPages));
  return chooseTranslations([page, ...(original === undefined ? [] : [original])], names, [...namesakes, ...translations]);
};

const findNamesakes = async (store: Places, projectId: string, original: LivePlace): Promise<readonly LivePlace[]> => {
  // What translates another page has that page's translations, and not those of its slug.
  if (original.slug === null || original.translationOf !== undefined) return [];
  const places = await store.findPlacesAt(projectId, original.slug);
  return places.filter(({ translationOf }) => translationOf === undefined);
};

/** Of two pages in one language the one that names an earlier page wins, then the one with the smaller ID: everybody chooses the same. */
const chooseTranslations = (first: readonly LivePlace[], names: readonly string[], others: readonly LivePlace[]): readonly LivePlace[] => {
  const rank = ({ id, translationOf }: LivePlace): number => names.indexOf(translationOf ?? id);
  const sorted = others.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  const byLanguage = new Map<string, LivePlace>();
  for (const place of [...first, ...sorted]) {
    const language = canonicalStored(place.language);
    if (!byLanguage.has(language)) byLanguage.set(language, place);
  }
  return [...byLanguage.values()];
};
