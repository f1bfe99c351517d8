import { parseLocale } from "../i18n/language.ts";

/** The language, when `Intl` knows it; else English. A page says of itself what it likes. */
export const intlLanguage = (language: string): string =>
  parseLocale(language) === undefined ? "en" : (Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? "en");
