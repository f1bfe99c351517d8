import { i18nLimits } from "./limits.ts";

/** ISO 639 codes for several, undetermined, uncoded and no languages. */
const notALanguage = new Set(["mul", "und", "mis", "zxx"]);

/**
 * Common languages with their English names, scripts and regions. The names of all languages take 10 ms to load, which others require.
 */
export const common = {
  language: new Map(
    Object.entries({
      ...{ ar: "Arabic", bg: "Bulgarian", cs: "Czech", da: "Danish", de: "German", el: "Greek", en: "English", es: "Spanish" },
      ...{ et: "Estonian", fa: "Persian", fi: "Finnish", fr: "French", he: "Hebrew", hi: "Hindi", hu: "Hungarian", id: "Indonesian" },
      ...{ it: "Italian", ja: "Japanese", ko: "Korean", lt: "Lithuanian", lv: "Latvian", nb: "Norwegian Bokmål", nl: "Dutch" },
      ...{ nn: "Norwegian Nynorsk", no: "Norwegian", pl: "Polish", pt: "Portuguese", ro: "Romanian", ru: "Russian", sk: "Slovak" },
      ...{ sl: "Slovenian", sv: "Swedish", th: "Thai", tr: "Turkish", uk: "Ukrainian", ur: "Urdu", vi: "Vietnamese", zh: "Chinese" },
    }),
  ),
  script: new Set("Arab Cyrl Hans Hant Latn".split(" ")),
  region: new Set("AT AU BE BR CA CH CN CZ DE DK ES FI FR GB IE IL IN IT JP MX NL NO NZ PL PT SE SK TW US".split(" ")),
} as const;

/** Tags registered before BCP 47 had rules, of which `Intl` knows only the well-formed ones: RFC 5646, 2.2.8. */
const grandfathered: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      "en-gb-oed": "en-GB-oxendict",
      "i-ami": "ami",
      "i-bnn": "bnn",
      "i-hak": "hak",
      "i-klingon": "tlh",
      "i-lux": "lb",
      "i-navajo": "nv",
    },
    ...{ "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg" },
    ...{ "no-bok": "nb", "no-nyn": "nn", "zh-min-nan": "nan" },
  }),
);

/** `zh-yue` is `yue`: the languages that have extended subtags, which `Intl` does not know (RFC 5646, 2.2.2). */
const extended = /^(?:ar|kok|lv|ms|sgn|sw|uz|zh)-(?=[a-z]{3}(?:-|$))/i;

const modernForm = (tag: string): string => grandfathered.get(tag.toLowerCase()) ?? tag.replace(extended, "");

/** The canonical form of a BCP 47 tag (`en-us` is `en-US`, `iw` is `he`); undefined if it is malformed or a part does not exist. */
export const canonicalLanguage = (tag: string): string | undefined => {
  if (tag.length > i18nLimits.languageTagLength) return undefined;
  const locale = parseLocale(modernForm(tag));
  if (locale === undefined) return undefined;
  // Not `locale.language`: for `und` it is missing, contrary to its type.
  const [language = ""] = locale.baseName.split("-");
  const { script, region } = locale;
  if (notALanguage.has(language) || !(exists("language", language) || isSpoken(language))) return undefined;
  if (script !== undefined && !exists("script", script)) return undefined;
  return region === undefined || exists("region", region) ? locale.toString() : undefined;
};

/**
 * The canonical form of a language that was written elsewhere, such as `nb_NO` or `EN-us`, without extensions, which do not change the
 * language. Undefined if it is not a language.
 */
export const asLanguage = (value: unknown): string | undefined => {
  const tag = typeof value === "string" ? canonicalLanguage(value.trim().replaceAll("_", "-")) : undefined;
  return tag === undefined ? undefined : new Intl.Locale(tag).baseName;
};

/** For the spoken language: Norwegian (`no`) becomes Bokmål (`nb`), as most sites and texts are tagged. */
export const asSpokenLanguage = (value: unknown): string | undefined => asLanguage(value)?.replace(/^no\b/, "nb");

/** Norwegian and its two written forms: who reads one reads the other. */
export const norwegian = [
  ["no", "nb"],
  ["nn", "nb"],
] as const;

/** A well-formed tag, whether or not the language exists. */
export const parseLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // RangeError: the constructor is the only parser of tags that JavaScript has
  }
};

/** CLDR names some 600 languages, but knows of all living ones in which script they are written. */
const isSpoken = (language: string): boolean => new Intl.Locale(language).maximize().script !== undefined;

const allNames = new Map<keyof typeof common, Intl.DisplayNames>();

const exists = (type: keyof typeof common, code: string): boolean => {
  if (common[type].has(code)) return true;
  const names = allNames.get(type) ?? new Intl.DisplayNames(["en"], { type, fallback: "none" });
  allNames.set(type, names);
  return names.of(code) !== undefined;
};

/** The name of a language in another: "French" for `fr` in `en`. In English if Node lacks it; the tag itself if it is invalid. */
export const languageName = (tag: string, inLanguage: string): string => {
  const locale = parseLocale(tag);
  if (locale === undefined) return tag;
  const known = inLanguage === "en" ? common.language.get(locale.baseName) : undefined;
  return known ?? new Intl.DisplayNames([inLanguage, "en"], { type: "language" }).of(locale.baseName) ?? tag;
};

/** For speech, without the region: people do not say "I found this in American English". */
export const spokenLanguageName = (tag: string, inLanguage: string): string => languageName(withoutRegion(tag), inLanguage);

/** `pt` for `pt-BR`, `zh-Hant` for `zh-Hant-TW`. */
export const withoutRegion = (tag: string): string => {
  const locale = parseLocale(tag);
  if (locale === undefined) return tag;
  const [language = "", ...others] = locale.baseName.split("-");
  const script = others.find((part) => part === locale.script);
  return script === undefined ? language : `${language}-${script}`;
};

/**
 * The name of a language in that language, capitalised as at the beginning of a line: `Svenska`, `עברית`, `Português (Brasil)`. In English
 * if Node has no data for it; the tag itself if it is invalid.
 */
export const languageLabel = (language: string): string => {
  const locale = parseLocale(language);
  if (locale === undefined) return language;
  // With only one locale, Node would fall back to the locale of the process.
  const names = new Intl.DisplayNames([locale.baseName, "en"], { type: "language", fallback: "none" });
  const name = names.of(locale.baseName);
  return name === undefined ? language : capitalize(name, names.resolvedOptions().locale);
};

/** Scripts in which a line begins with a capital letter. Georgian has capitals, but only for whole words. */
const withCapitals = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Adlam}]/u;

/** Does not change words with a capital elsewhere, such as `isiZulu`. */
const capitalize = (name: string, locale: string): string => {
  const [first = ""] = name;
  const [word = ""] = name.split(" ");
  return withCapitals.test(name) && !/\p{Lu}/u.test(word) ? first.toLocaleUpperCase(locale) + name.slice(first.length) : name;
};
