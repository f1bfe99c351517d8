import { canonicalLanguage } from "../i18n/language.ts";

/** How other interfaces may have stored the language of a page. */

/**
 * Subtags that were replaced (IANA registry, "Preferred-Value"), by the ones that replaced them. `Intl` turns the old into the new;
 * nothing turns the new into the old.
 */
const replacedSubtags: ReadonlyMap<string, string> = new Map([
  ["he", "iw"],
  ["id", "in"],
  ["yi", "ji"],
  ["jv", "jw"],
  ["ro", "mo"],
  ["fil", "tl"],
]);

/** The problem of a tag that names no language. */
export const notALanguage = "must be the BCP 47 tag of a language, for example en or pt-BR";

/** The canonical form of a language as BCP 47 or POSIX (`pt_BR`) spell it; undefined when it names none. */
export const canonicalSpelling = (language: string): string | undefined => canonicalLanguage(language.replaceAll("_", "-"));

/** The canonical form of a stored language. One that names no language is its own. */
export const canonicalStored = (language: string): string => canonicalSpelling(language) ?? language;

/** The language that a page is to have: its own where only the spelling differs. Undefined when the wish names none. */
export const wishedLanguage = (stored: string, wish: string): string | undefined =>
  stored === wish || (stored !== "" && canonicalStored(stored) === canonicalStored(wish)) ? stored : canonicalLanguage(wish);

/** The spellings under which a language may be stored, the canonical one first. At most ten, because a query takes so many. */
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
