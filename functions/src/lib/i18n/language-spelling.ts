import { canonicalLanguage } from "./language.ts";

/** Preferred subtags and the ones they replaced (IANA registry, "Preferred-Value"). `Intl` only converts old ones to new ones. */
const replacedSubtags: ReadonlyMap<string, string> = new Map([
  ["he", "iw"],
  ["id", "in"],
  ["yi", "ji"],
  ["jv", "jw"],
  ["ro", "mo"],
  ["fil", "tl"],
]);

export const notALanguage = "must be the BCP 47 tag of a language, for example en or pt-BR";

/** The canonical form of a language spelt as BCP 47 or POSIX (`pt_BR`); undefined if there is no such language. */
export const canonicalSpelling = (language: string): string | undefined => canonicalLanguage(language.replaceAll("_", "-"));

/** The canonical form of a stored language, or the stored value if it is not a language. */
export const canonicalStored = (language: string): string => canonicalSpelling(language) ?? language;

/** The stored language if only the spelling differs. Undefined if the requested one is not a language. */
export const wishedLanguage = (stored: string, wish: string): string | undefined =>
  stored === wish || (stored !== "" && canonicalStored(stored) === canonicalStored(wish)) ? stored : canonicalLanguage(wish);

/** The possible stored spellings of a language, the canonical one first. At most ten, the limit of a query. */
export const languageSpellings = (language: string): readonly string[] => {
  const canonical = canonicalStored(language);
  const [subtag = "", ...rest] = canonical.split("-");
  const replaced = replacedSubtags.get(subtag);
  const tags = [canonical, ...(replaced === undefined ? [] : [[replaced, ...rest].join("-")])];
  const spelt = tags.flatMap((tag) => [
    tag,
    tag.toLowerCase(),
    tag.replaceAll("-", "_"),
    tag.toLowerCase().replaceAll("-", "_"),
    tag.toUpperCase(),
  ]);
  return [...new Set([canonical, language, ...spelt])].slice(0, spellingLimit);
};

const spellingLimit = 10;
