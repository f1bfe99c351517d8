import { expect } from "chai";
import { canonicalLanguage } from "./language.ts";
import { readLanguage } from "./spoken-language.ts";
import { aliases } from "./spoken/aliases.ts";
import { nameKey } from "./spoken/name-key.ts";
import { namedLanguages, namingLanguages } from "./spoken/named-languages.ts";

/** What people say, by the language that they mean. */
const meant: Readonly<Record<string, readonly string[]>> = {
  en: [
    "English",
    "english",
    "the English language, please",
    "anglais",
    "английский",
    "на английском",
    "אנגלית",
    "الإنجليزية",
    "الانجليزية",
    "英语",
    "英語で",
    "영어로",
    "ภาษาอังกฤษ",
    "tiếng Anh",
    "tieng anh",
    "po angielsku",
    "angolul",
    "İngilizce",
    "Bahasa Inggris",
    "eng",
  ],
  "en-GB": ["British English", "English (UK)", "English (United Kingdom)", "en-gb", "en_GB", "en-UK"],
  "en-US": ["en-us", "EN_US", "American English", "american"],
  he: ["Hebrew", "ivrit", "עברית", "בעברית", "iw", "heb", "hébreu", "Hebräisch", "иврит", "العبرية", "עִבְרִית"],
  fa: ["farsi", "Persian", "فارسی", "فارسى", "fa"],
  "fa-AF": ["dari", "دری"],
  ar: ["Arabic", "عربي", "العربية", "بالعربية", "باللغة العربية", "ערבית"],
  "ar-EG": ["Egyptian Arabic", "مصري"],
  "pt-BR": ["brazilian portuguese", "Brazilian", "pt_BR", "português do Brasil", "portugués de Brasil"],
  pt: ["português", "portugues", "Portugese"],
  zh: ["mandarin", "Chinese", "中文", "普通话", "汉语", "cmn"],
  "zh-Hans": ["简体中文", "simplified Chinese"],
  "zh-Hant": ["繁體中文", "國語", "Chinese (Traditional)"],
  "zh-TW": ["zh-TW"],
  yue: ["Cantonese", "粵語", "廣東話", "zh-yue"],
  nan: ["Hokkien", "台語"],
  ja: ["日本語", "Japanese", "nihongo", "にほんご"],
  ko: ["한국어", "한국말", "Korean"],
  no: ["norsk", "Norwegian", "no"],
  nb: ["bokmål", "bokmal", "norsk bokmål"],
  nn: ["nynorsk"],
  sv: ["Svenska", "på svenska", "Swedish", "Swedich", "svenska språket"],
  da: ["dansk", "Danish"],
  de: ["Deutsch", "auf Deutsch", "in German", "bitte auf Deutsch", "tyska", "γερμανικά", "немецкий", "ドイツ語", "Germany"],
  "de-AT": ["Austrian German"],
  nl: ["Nederlands", "Dutch", "in het Nederlands"],
  "nl-BE": ["flemish", "Vlaams"],
  es: ["castellano", "español", "ESPAÑOL", "Spanish please", "en español", "spanska"],
  "es-419": ["Latin American Spanish"],
  "es-MX": ["Mexican Spanish", "Spanish (Mexico)"],
  fr: ["français", "francais", "let's switch to French", "en français s'il vous plaît"],
  ca: ["català", "Valencian"],
  it: ["italiano", "in italiano", "Italian"],
  el: ["ελληνικά", "Greek", "ellinika", "στα ελληνικά"],
  ru: ["русский", "по-русски", "Russian", "russki"],
  uk: ["українська", "українською", "Ukranian", "uk"],
  tr: ["Türkçe", "TÜRKÇE", "turkce", "Turkish"],
  fil: ["Tagalog", "Filipino", "tl"],
  sw: ["Swahili", "Kiswahili", "Swahili language"],
  ka: ["ქართული", "Georgian"],
  hy: ["Հայերեն", "Armenian"],
  am: ["አማርኛ", "Amharic"],
  hi: ["हिन्दी", "हिंदी", "Hindi"],
  bn: ["বাংলা", "Bengali"],
  ta: ["தமிழ்"],
  te: ["తెలుగు"],
  pa: ["ਪੰਜਾਬੀ", "Punjabi"],
  th: ["ไทย", "ภาษาไทย"],
  my: ["မြန်မာ", "Burmese"],
  km: ["ខ្មែរ"],
  lo: ["lao", "ລາວ"],
  ur: ["اردو"],
  yi: ["ייִדיש", "יידיש", "Yiddish"],
  ku: ["kurmanji", "Kurdish"],
  ckb: ["Sorani"],
  ro: ["română", "Moldovan"],
  sr: ["serbo-croatian", "srpski", "српски"],
  "sr-Latn": ["sr-Latn", "sh"],
  ga: ["Gaeilge", "ga"],
  ht: ["Haitian Creole", "kreyòl"],
  mi: ["Māori", "maori"],
  zu: ["isiZulu", "Zulu"],
  chr: ["ᏣᎳᎩ"],
  id: ["Bahasa Indonesia", "Indonesian", "in"],
};

describe("readLanguage", () => {
  for (const [language, texts] of Object.entries(meant)) {
    it(`understands ${language}`, () => {
      for (const text of texts) expect(readLanguage(text, "en"), text).to.deep.equal({ language });
    });
  }

  const refused = [
    "",
    "   ",
    "?",
    "banana",
    "xx",
    "klingon",
    "elvish",
    "und",
    "mul",
    "zxx",
    "en-XX",
    "language",
    "auf",
    "in the language please",
    "root",
    "Sprache",
    "12",
    "e",
    "x-private",
    "i-klingon",
    "constructor",
    "__proto__",
    "Prussian",
    "Swedidish",
    "\u0000",
    "🇸🇪",
    `English ${"x".repeat(100)}`,
    "speak to a person",
  ];
  for (const text of refused) {
    it(`refuses ${JSON.stringify(text).slice(0, 40)}`, () => {
      expect(readLanguage(text, "en")).to.equal(undefined);
    });
  }

  const unclear: readonly (readonly [string, readonly string[]])[] = [
    ["Gaelic", ["ga", "gd"]],
    ["Sorbian", ["hsb", "dsb"]],
    ["Ndebele", ["nd", "nr"]],
    ["Swiss", ["de-CH", "fr-CH", "it-CH"]],
    ["Bahasa", ["id", "ms"]],
    ["breatnais", ["cy", "br"]],
    ["English or Spanish", ["en", "es"]],
    ["Deutsch/Français", ["de", "fr"]],
    ["עברית או אנגלית", ["he", "en"]],
  ];
  for (const [text, candidates] of unclear) {
    it(`asks which language is meant by ${text}`, () => {
      expect(readLanguage(text, "en")).to.deep.equal({ candidates });
    });
  }

  it("understands a word as it is meant in the language of the conversation", () => {
    expect(readLanguage("Breatnais", "ga")).to.deep.equal({ language: "cy" });
    expect(readLanguage("Breatnais", "gd")).to.deep.equal({ language: "br" });
    expect(readLanguage("ruotsi", "fi")).to.deep.equal({ language: "sv" });
  });

  it("lets a conversation in a language that does not exist be one in English", () => {
    for (const language of ["", "xx", "not a tag", "en_US"]) expect(readLanguage("Swedish", language)).to.deep.equal({ language: "sv" });
  });

  it("gives canonical tags only, for its own tags too", () => {
    for (const tag of [...namedLanguages, ...namingLanguages, ...[...aliases.values()].flat()])
      expect(canonicalLanguage(tag), tag).to.equal(tag);
  });

  it("understands every language by its own name and by its English one", () => {
    const english = new Intl.DisplayNames(["en"], { type: "language" });
    // "Ga" is the tag of Irish before it is the name of a language of Ghana.
    for (const tag of namedLanguages.filter((named) => named !== "gaa")) {
      const own = new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? "";
      for (const name of [english.of(tag) ?? "", own]) {
        const read = readLanguage(name, "en");
        expect(read === undefined || "candidates" in read ? name : read.language, name).to.equal(tag);
      }
    }
  });

  it("has its aliases in the form in which they are looked up", () => {
    for (const name of aliases.keys()) expect(nameKey(name)).to.equal(name);
  });
});
