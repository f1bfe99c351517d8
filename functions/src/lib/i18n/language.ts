import { i18nLimits } from "./limits.ts";

/** Codes that ISO 639 reserves for "several", "none", "unknown" and "uncoded" languages. */
const notALanguage = new Set(["mul", "und", "mis", "zxx"]);

/** Languages of most pages, with their names in English, scripts, and regions. The names of all are only asked for others: loading them takes 10 ms in a new instance. */
export const common = {
  languages: new Map(
    Object.entries({
      ...{ ar: "Arabic", bg: "Bulgarian", cs: "Czech", da: "Danish", de: "German", el: "Greek", en: "English", es: "Spanish" },
      ...{ et: "Estonian", fa: "Persian", fi: "Finnish", fr: "French", he: "Hebrew", hi: "Hindi", hu: "Hungarian", id: "Indonesian" },
      ...{ it: "Italian", ja: "Japanese", ko: "Korean", lt: "Lithuanian", lv: "Latvian", nb: "Norwegian Bokmål", nl: "Dutch" },
      ...{ nn: "Norwegian Nynorsk", no: "Norwegian", pl: "Polish", pt: "Portuguese", ro: "Romanian", ru: "Russian", sk: "Slovak" },
      ...{ sl: "Slovenian", sv: "Swedish", th: "Thai", tr: "Turkish", uk: "Ukrainian", ur: "Urdu", vi: "Vietnamese", zh: "Chinese" },
    }),
  ),
  scripts: new Set("Arab Cyrl Hans Hant Latn".split(" ")),
  regions: new Set("AT AU BE BR CA CH CN CZ DE DK ES FI FR GB IE IL IN IT JP MX NL NO NZ PL PT SE SK TW US".split(" ")),
} as const;

let languageNames: Intl.DisplayNames | undefined;
let scriptNames: Intl.DisplayNames | undefined;
let regionNames: Intl.DisplayNames | undefined;

/**
 * The canonical form of a BCP 47 tag (`en-us` is `en-US`, `iw` is `he`), or undefined when it is malformed
 * or names a language, script or region that does not exist.
 */
export const canonicalLanguage = (tag: string): string | undefined => {
  if (tag.length > i18nLimits.languageTagLength) return undefined;
  const locale = parseLocale(tag);
  if (locale === undefined) return undefined;
  // Not `locale.language`: for `und` it is missing, contrary to its type.
  const [language = ""] = locale.baseName.split("-");
  if (!isLanguage(language)) return undefined;
  const { script, region } = locale;
  const exists = (script === undefined || isScript(script)) && (region === undefined || isRegion(region));
  return exists ? locale.toString() : undefined;
};

/**
 * The canonical form of a language as stored or written elsewhere, such as `nb_NO` or `EN-us`, without extensions, which say nothing about the language.
 * Undefined if it is not a language.
 */
export const asLanguage = (value: unknown): string | undefined => {
  const tag = typeof value === "string" ? canonicalLanguage(value.trim().replaceAll("_", "-")) : undefined;
  return tag === undefined ? undefined : new Intl.Locale(tag).baseName;
};

/** A well-formed tag, whether or not the language exists; undefined for anything else. */
export const parseLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // RangeError: the constructor is the only parser of tags that JavaScript has
  }
};

const isLanguage = (language: string): boolean => {
  if (common.languages.has(language)) return true;
  languageNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return !notALanguage.has(language) && languageNames.of(language) !== undefined;
};

const isScript = (script: string): boolean => {
  if (common.scripts.has(script)) return true;
  scriptNames ??= new Intl.DisplayNames(["en"], { type: "script", fallback: "none" });
  return scriptNames.of(script) !== undefined;
};

const isRegion = (region: string): boolean => {
  if (common.regions.has(region)) return true;
  regionNames ??= new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return regionNames.of(region) !== undefined;
};
