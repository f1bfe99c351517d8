import { parseLocale } from "./language.ts";

/**
 * The language that labels for a tag are in: what a tag says of a country does not matter, a script does where it is not the usual
 * one. Undefined for a tag that another interface has stored and that is none.
 */
export const labelLanguage = (tag: string): string | undefined => {
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  const usual = new Intl.Locale(language).maximize().script;
  return script === undefined || script === usual ? language : `${language}-${script}`;
};
