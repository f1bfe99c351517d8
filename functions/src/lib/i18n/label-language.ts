import { parseLocale } from "./language.ts";

/**
 * The language of the labels for a tag: the region does not matter, the script does if it is not the usual
 * one. Undefined for an invalid tag that another program has stored.
 */
export const labelLanguage = (tag: string): string | undefined => {
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  const usual = new Intl.Locale(language).maximize().script;
  return script === undefined || script === usual ? language : `${language}-${script}`;
};
