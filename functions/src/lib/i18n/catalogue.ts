import { parseLocale } from "./language.ts";

/** Languages with a complete catalogue. The shortest possible BCP 47 tags. */
export const catalogueLanguages = [
  "ar",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lv",
  "nb",
  "nl",
  "pl",
  "pt-BR",
  "pt-PT",
  "ro",
  "ru",
  "sk",
  "sv",
  "th",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh",
  "zh-Hant",
] as const;

export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** Scripts of one language that CLDR treats separately. */
const sameLanguage: ReadonlyMap<string, CatalogueLanguage> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
  ["yue", "zh-Hant"],
]);

/** Where people use the Portuguese of Portugal: https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml, parentLocales. */
const europeanPortuguese: ReadonlySet<string | undefined> = new Set("AO CH CV FR GQ GW LU MO MZ PT ST TL".split(" "));

/** The catalogue's language for a tag: `de-AT` is read in `de`, `zh-TW` in `zh-Hant`, `pt` as in Brazil. Undefined if there is none. */
export const findCatalogueLanguage = (tag: string): CatalogueLanguage | undefined => {
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script, region } = locale;
  if (language === "zh" && script === "Hant") return "zh-Hant";
  if (language === "pt") return europeanPortuguese.has(region) ? "pt-PT" : "pt-BR";
  return sameLanguage.get(language) ?? catalogueLanguages.find((known) => known === language);
};

/**
 * A string with its placeholders filled in. A placeholder without a value stays visible. A value that itself ends in a full stop, such as
 * "Novák s.r.o.", gets no second one.
 */
export const fill = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  template.replaceAll(/\{(\w+)\}([.。।۔]?)(?!\S)|\{(\w+)\}/g, (place, last: string | undefined, stop: string, within: string) => {
    if (last === undefined) return values[within] ?? place;
    const value = values[last];
    return value === undefined ? place : /[.…。।۔!！?？؟]$/.test(value) ? value : `${value}${stop}`;
  });

/** "a, b and c" in a language. */
export const listOf = (language: string, items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat([language, "en"], { type }).format(items);
