import { norwegian, parseLocale } from "./language.ts";
import type english from "./texts/en.json";

export type TextScope = keyof typeof english;

/** All strings by scope. English defines the keys; the compiler rejects a catalogue that lacks one. */
export type Texts = { readonly [Scope in TextScope]: Readonly<(typeof english)[Scope]> };

export type TextKey<Scope extends TextScope> = keyof Texts[Scope];

/** By the shortest possible BCP 47 tags. */
const catalogues = {
  ar: async () => import("./texts/ar.json", { with: { type: "json" } }),
  bg: async () => import("./texts/bg.json", { with: { type: "json" } }),
  cs: async () => import("./texts/cs.json", { with: { type: "json" } }),
  da: async () => import("./texts/da.json", { with: { type: "json" } }),
  de: async () => import("./texts/de.json", { with: { type: "json" } }),
  el: async () => import("./texts/el.json", { with: { type: "json" } }),
  en: async () => import("./texts/en.json", { with: { type: "json" } }),
  es: async () => import("./texts/es.json", { with: { type: "json" } }),
  et: async () => import("./texts/et.json", { with: { type: "json" } }),
  fa: async () => import("./texts/fa.json", { with: { type: "json" } }),
  fi: async () => import("./texts/fi.json", { with: { type: "json" } }),
  fr: async () => import("./texts/fr.json", { with: { type: "json" } }),
  he: async () => import("./texts/he.json", { with: { type: "json" } }),
  hi: async () => import("./texts/hi.json", { with: { type: "json" } }),
  hu: async () => import("./texts/hu.json", { with: { type: "json" } }),
  id: async () => import("./texts/id.json", { with: { type: "json" } }),
  it: async () => import("./texts/it.json", { with: { type: "json" } }),
  ja: async () => import("./texts/ja.json", { with: { type: "json" } }),
  ko: async () => import("./texts/ko.json", { with: { type: "json" } }),
  lv: async () => import("./texts/lv.json", { with: { type: "json" } }),
  nb: async () => import("./texts/nb.json", { with: { type: "json" } }),
  nl: async () => import("./texts/nl.json", { with: { type: "json" } }),
  pl: async () => import("./texts/pl.json", { with: { type: "json" } }),
  "pt-BR": async () => import("./texts/pt-BR.json", { with: { type: "json" } }),
  "pt-PT": async () => import("./texts/pt-PT.json", { with: { type: "json" } }),
  ro: async () => import("./texts/ro.json", { with: { type: "json" } }),
  ru: async () => import("./texts/ru.json", { with: { type: "json" } }),
  sk: async () => import("./texts/sk.json", { with: { type: "json" } }),
  sv: async () => import("./texts/sv.json", { with: { type: "json" } }),
  th: async () => import("./texts/th.json", { with: { type: "json" } }),
  tr: async () => import("./texts/tr.json", { with: { type: "json" } }),
  uk: async () => import("./texts/uk.json", { with: { type: "json" } }),
  ur: async () => import("./texts/ur.json", { with: { type: "json" } }),
  vi: async () => import("./texts/vi.json", { with: { type: "json" } }),
  zh: async () => import("./texts/zh.json", { with: { type: "json" } }),
  "zh-Hant": async () => import("./texts/zh-Hant.json", { with: { type: "json" } }),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: Texts }>>>;

export type CatalogueLanguage = keyof typeof catalogues;

const isCatalogueLanguage = (tag: string): tag is CatalogueLanguage => Object.hasOwn(catalogues, tag);

export const catalogueLanguages: readonly CatalogueLanguage[] = Object.keys(catalogues).filter(isCatalogueLanguage);

/** The spoken varieties of Arabic, all of which are written as Standard Arabic: the languages of its macrolanguage in ISO 639-3. */
const arabic = "abh abv acm acq acw acx acy adf aeb aec afb apc apd arq ars ary arz auz avl ayh ayl ayn ayp pga shu ssh";

/** Languages that share a catalogue although CLDR treats them separately. */
const sameLanguage: ReadonlyMap<string, CatalogueLanguage> = new Map([
  ...norwegian,
  ["yue", "zh-Hant"],
  ...arabic.split(" ").map((variety) => [variety, "ar"] as const),
]);

/** European Portuguese, by parentLocales: https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml */
const europeanPortuguese: ReadonlySet<string | undefined> = new Set("AO CH CV FR GQ GW LU MO MZ PT ST TL".split(" "));

/** The catalogue's language for a tag: `de-AT` is read in `de`, `zh-TW` in `zh-Hant`, `pt` as in Brazil. Undefined if there is none. */
export const findCatalogueLanguage = (tag: string): CatalogueLanguage | undefined => {
  // Most tags are those of catalogues; maximizing another takes a new instance 3 ms.
  if (isCatalogueLanguage(tag)) return tag;
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script, region } = locale;
  if (language === "zh" && script === "Hant") return "zh-Hant";
  if (language === "pt") return europeanPortuguese.has(region) ? "pt-PT" : "pt-BR";
  return sameLanguage.get(language) ?? (isCatalogueLanguage(language) ? language : undefined);
};

export const loadTexts = async (language: CatalogueLanguage): Promise<Texts> => (await catalogues[language]()).default;

/** Strings and their actual language. */
export interface FoundTexts<Scope extends TextScope> {
  readonly language: string;
  readonly messages: Texts[Scope];
}

/** In English if the language has no catalogue. */
export const findTexts = async <Scope extends TextScope>(scope: Scope, language: string): Promise<FoundTexts<Scope>> => {
  const found = findCatalogueLanguage(language) ?? "en";
  return { language: found, messages: (await loadTexts(found))[scope] };
};

type Labels<Messages> = { readonly [Key in keyof Messages as Key extends `label_${infer Name}` ? Name : never]: string };

/** The strings of a scope that begin with `label_`, under the keys of the card. */
export function labelsOf<Messages extends Readonly<Record<string, string>>>(messages: Messages): Labels<Messages>;
export function labelsOf(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) => (key.startsWith("label_") ? [[key.slice("label_".length), text]] : [])),
  );
}

/** A placeholder without a value stays visible. A value that ends in a full stop, such as "Novák s.r.o.", gets no second one. */
export const fill = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  template.replaceAll(/\{(\w+)\}([.。।۔]?)(?!\S)|\{(\w+)\}/g, (place, last: string | undefined, stop: string, within: string) => {
    if (last === undefined) return values[within] ?? place;
    const value = values[last];
    return value === undefined ? place : /[.…。।۔!！?？؟]$/.test(value) ? value : `${value}${stop}`;
  });

/** "a, b and c" in a language. */
export const listOf = (language: string, items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string => {
  const [only = "", ...others] = items;
  return others.length === 0 ? only : new Intl.ListFormat([language, "en"], { type }).format(items);
};
