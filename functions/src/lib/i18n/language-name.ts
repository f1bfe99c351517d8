import { common, parseLocale } from "./language.ts";

/** The name of a language in another: "French" for `fr` in `en`. In English if Node lacks the other; the tag itself if it is invalid. */
export const languageName = (tag: string, inLanguage: string): string => {
  const locale = parseLocale(tag);
  if (locale === undefined) return tag;
  const known = inLanguage === "en" ? common.languages.get(locale.baseName) : undefined;
  return known ?? new Intl.DisplayNames([inLanguage, "en"], { type: "language" }).of(locale.baseName) ?? tag;
};

/** The same for speech, without the region: nobody says "I found this in American English". */
export const spokenLanguageName = (tag: string, inLanguage: string): string => languageName(withoutRegion(tag), inLanguage);

/** The language alone, with its script if the tag names one: `pt` for `pt-BR`, `zh-Hant` for `zh-Hant-TW`. */
export const withoutRegion = (tag: string): string => {
  const locale = parseLocale(tag);
  if (locale === undefined) return tag;
  const [language = "", ...others] = locale.baseName.split("-");
  const script = others.find((part) => part === locale.script);
  return script === undefined ? language : `${language}-${script}`;
};
