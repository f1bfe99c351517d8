import { expect } from "chai";
import { canonicalLanguage } from "./language.ts";
import { findNamedLanguage, knownLanguages } from "./named-language.ts";

/** What models and people send, by the language that they mean, in an English conversation. */
const meant: Readonly<Record<string, readonly string[]>> = {
  en: ["English", "english", "eng"],
  "en-GB": ["British English", "English (United Kingdom)", "en-gb", "en_GB", "en-UK"],
  "en-US": ["en-us", "EN_US", "American English"],
  he: ["Hebrew", "עברית", "iw", "heb", "עִבְרִית"],
  fa: ["Persian", "فارسی", "fa", "Farsi"],
  ar: ["Arabic", "العربية"],
  "pt-BR": ["brazilian portuguese", "pt_BR", "português (Brasil)"],
  pt: ["português", "portugues"],
  zh: ["Chinese", "中文", "cmn"],
  "zh-Hans": ["简体中文", "simplified Chinese"],
  "zh-Hant": ["繁體中文", "Chinese (Traditional)"],
  "zh-TW": ["zh-TW"],
  yue: ["Cantonese", "粵語"],
  // As sites and texts call what nearly everybody writes. Who asks for Nynorsk gets it.
  nb: ["norsk", "Norwegian", "no", "nor", "NO", "norsk bokmål", "Norwegian Bokmål"],
  "nb-NO": ["no-NO", "nb_NO"],
  nn: ["norsk nynorsk", "Norwegian Nynorsk", "nn"],
  sv: ["Svenska", "Swedish"],
  "de-AT": ["Austrian German"],
  "nl-BE": ["flemish", "Vlaams"],
  "es-419": ["Latin American Spanish"],
  tr: ["Türkçe", "TÜRKÇE", "turkce", "Turkish"],
  fil: ["Filipino", "tl"],
  sw: ["Swahili", "Kiswahili"],
  ka: ["ქართული", "Georgian"],
  th: ["ไทย", "Thai"],
  lo: ["lao", "ລາວ"],
  ga: ["Gaeilge", "Irish", "ga"],
  mi: ["Māori", "maori"],
  zu: ["isiZulu", "Zulu"],
  chr: ["ᏣᎳᎩ"],
  id: ["Indonesian", "in", "Bahasa Indonesia"],
  gd: ["gaelic"],
  fi: ["suomeksi"],
  lb: ["i-lux"],
  nan: ["zh-min-nan", "Hokkien"],
  "en-GB-oxendict": ["en-GB-oed"],
  ...Object.fromEntries(["apc", "acm", "afb", "azb", "skr"].map((tag) => [tag, [tag]])),
};

/** Everything else goes back to the model. */
const refused = [
  "",
  "   ",
  "?",
  "banana",
  "xx",
  "klingon",
  "und",
  "mul",
  "en-XX",
  "language",
  "root",
  "12",
  "e",
  "x-private",
  "i-mingo",
  "constructor",
  "__proto__",
  "\u0000",
  "🇸🇪",
  `English ${"x".repeat(100)}`,
  "English or Spanish",
  "in English please",
  ...["To", "My", "Ben", "Ada", "yes", "the"],
];

describe("findNamedLanguage", () => {
  for (const [language, texts] of Object.entries(meant)) {
    it(`understands ${language}`, () => {
      for (const text of texts) expect(findNamedLanguage(text, "en"), text).to.equal(language);
    });
  }

  for (const text of refused) {
    it(`refuses ${JSON.stringify(text).slice(0, 40)}`, () => {
      expect(findNamedLanguage(text, "en")).to.equal(undefined);
    });
  }

  it("takes every two-letter tag of a language", () => {
    for (const tag of knownLanguages.filter((known) => known.length === 2 && known !== "no"))
      expect(findNamedLanguage(tag, "en")).to.equal(tag);
  });

  it("understands a word as it is meant in the language of the conversation", () => {
    expect(findNamedLanguage("ruotsi", "fi")).to.equal("sv");
    expect(findNamedLanguage("Breatnais", "ga")).to.equal("cy");
    expect(findNamedLanguage("Breatnais", "gd")).to.equal("br");
  });

  it("lets a conversation in a language that does not exist be one in English", () => {
    for (const language of ["", "xx", "not a tag", "en_US"]) expect(findNamedLanguage("Swedish", language)).to.equal("sv");
  });

  it("gives canonical tags only", () => {
    for (const tag of knownLanguages) expect(canonicalLanguage(tag), tag).to.equal(tag);
  });

  it("understands every language by its own name and by its English one", () => {
    const english = new Intl.DisplayNames(["en"], { type: "language" });
    // "Ga" is first the tag of Irish, then the name of a language of Ghana.
    for (const tag of knownLanguages.filter((named) => named !== "gaa")) {
      const own = new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? "";
      for (const name of [english.of(tag) ?? "", own]) expect(findNamedLanguage(name, "en"), name).to.equal(tag === "no" ? "nb" : tag);
    }
  });
});
