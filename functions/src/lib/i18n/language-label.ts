import { parseLocale } from "./language.ts";

/**
 * The name of a language in that language, capitalised to begin a line: `Svenska`, `עברית`, `Português (Brasil)`. In English if Node
 * has no data in the language itself; the tag itself if it is invalid.
 */
export const languageLabel = (language: string): string => {
  const locale = parseLocale(language);
  if (locale === undefined) return language;
  // With a single locale, Node would fall back to that of the process.
  const names = new Intl.DisplayNames([locale.baseName, "en"], { type: "language", fallback: "none" });
  const name = names.of(locale.baseName);
  return name === undefined ? language : capitalize(name, names.resolvedOptions().locale);
};

/** Scripts in which a line begins with a capital letter. Georgian has capitals, but uses them for whole words only. */
const withCapitals = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Adlam}]/u;

/** Leaves words with a capital elsewhere, such as `isiZulu`, as they are. */
const capitalize = (name: string, locale: string): string => {
  const [first = ""] = name;
  const [word = ""] = name.split(" ");
  return withCapitals.test(name) && !/\p{Lu}/u.test(word) ? first.toLocaleUpperCase(locale) + name.slice(first.length) : name;
};
