import { parseLocale } from "./language.ts";

/**
 * The name of a language in that language, fit to begin a line: `Svenska`, `עברית`, `Português (Brasil)`. In English where Node
 * has no data in the language itself; the tag where it is none.
 */
export const languageLabel = (language: string): string => {
  const locale = parseLocale(language);
  if (locale === undefined) return language;
  // With one language only, Node would fall back to the one that the process runs in.
  const names = new Intl.DisplayNames([locale.baseName, "en"], { type: "language", fallback: "none" });
  const name = names.of(locale.baseName);
  return name === undefined ? language : capitalize(name, names.resolvedOptions().locale);
};

/** Scripts in which a line begins with a capital. Georgian has capitals, but writes whole words in them. */
const withCapitals = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Adlam}]/u;

/** Leaves words that have their capital elsewhere, as `isiZulu`. */
const capitalize = (name: string, locale: string): string => {
  const [first = ""] = name;
  const [word = ""] = name.split(" ");
  return withCapitals.test(name) && !/\p{Lu}/u.test(word) ? first.toLocaleUpperCase(locale) + name.slice(first.length) : name;
};
