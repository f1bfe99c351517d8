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

/** The canonical form of a BCP 47 tag; undefined when it names no language. */
export const canonicalTag = (tag: string): string | undefined => canonicalLanguage(tag);

/** The canonical form of a stored language: POSIX writes `pt_BR`. One that names no language is its own. */
export const canonicalStored = (language: string): string => canonicalLanguage(language.replaceAll("_", "-")) ?? language;

export const sameLanguage = (stored: string, other: string): boolean =>
  stored === other || (stored !== "" && canonicalStored(stored) === canonicalStored(other));

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
