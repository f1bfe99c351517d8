import { canonicalStored } from "../../i18n/language-spelling.ts";
import type { LivePlace } from "./live-place.ts";
import { publishedLimits } from "./limits.ts";
import type { PublishedStore } from "./published-store.ts";

type Places = Pick<PublishedStore, "findLivePlace" | "findPlacesAt" | "findTranslations">;

/**
 * The pages that translate each other, whichever of them is asked for: those that name the same page, that page itself, and, among pages that
 * name none, those with the same slug. One for each language, the asked page for its own.
 *
 * @param atSlug the live pages with the slug of `page`, if they are known
 * @throws AppError `unavailable`
 */
export const findTranslationGroup = async (
  store: Places,
  projectId: string,
  page: LivePlace,
  atSlug?: readonly LivePlace[],
): Promise<readonly LivePlace[]> => {
  const name = page.translationOf ?? page.id;
  const findOriginal = async () => {
    const original = page.translationOf === undefined ? page : await store.findLivePlace(projectId, name);
    const known = original === page ? atSlug : undefined;
    return { original, namesakes: original === undefined ? [] : await findNamesakes(store, projectId, original, known) };
  };
  const [{ original, namesakes }, translations] = await Promise.all([findOriginal(), store.findTranslations(projectId, [name])]);
  const otherNames = namesakes.map(({ id }) => id).filter((id) => id !== name);
  const further = otherNames.length === 0 ? [] : await store.findTranslations(projectId, otherNames.slice(0, publishedLimits.namedPages));
  const first = [page, ...(original === undefined ? [] : [original])];
  return chooseTranslations(first, [name, ...otherNames], [...namesakes, ...translations, ...further]);
};

const findNamesakes = async (
  store: Places,
  projectId: string,
  original: LivePlace,
  known?: readonly LivePlace[],
): Promise<readonly LivePlace[]> => {
  // What translates another page has that page's translations, and not those of its slug.
  if (original.slug === null || original.translationOf !== undefined) return [];
  const places = known ?? (await store.findPlacesAt(projectId, original.slug));
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
