import { parseLocale } from "../i18n/language.ts";

/** The language if `Intl` has data for it, else English: a page may claim any language. */
export const intlLanguage = (language: string): string =>
  parseLocale(language) === undefined ? "en" : (Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? "en");
