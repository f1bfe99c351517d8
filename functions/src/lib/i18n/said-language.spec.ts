import { expect } from "chai";
import { findSaidLanguage } from "./said-language.ts";

/** Said in a conversation in English, by the language that is meant. */
const meant: Readonly<Record<string, readonly string[]>> = {
  de: [
    "German please",
    "auf Deutsch",
    "in German",
    "let's speak German",
    "por favor en alemán",
    "po niemiecku",
    "по-немецки",
    "ドイツ語",
    "독일어로",
  ],
  fr: ["en français", "vorrei parlare in francese", "Can you speak French with me?"],
  en: [
    "English please, I am from Poland",
    "I'm from Poland, but English please",
    "English from now on",
    "je préfère l'anglais",
    "на английском языке",
    "англійською мовою",
    "请说英语",
    "영어로 말해 주세요",
    "ภาษาอังกฤษ",
    "tiếng Anh",
    "στα αγγλικά",
  ],
  fa: ["Farsi please"],
  zh: ["Mandarin please", "中文可以吗"],
  fil: ["please switch to Tagalog"],
  he: ["בעברית בבקשה"],
  ar: ["بالعربية من فضلك"],
  pl: ["Let's continue in Polish", "po polsku"],
  lo: ["I'd like to speak Lao"],
  gsw: ["Swiss German please", "Schweizer Deutsch, bitte"],
  "fa-IR": ["Iranian Farsi please"],
  ckb: ["Sorani please"],
  nn: ["på nynorsk"],
  "pt-PT": ["Portuguese from Portugal", "Portuguese, the one spoken in Portugal", "português de Portugal"],
  "es-MX": ["Spanish as they speak it in Mexico", "español de México, por favor", "בספרדית ממקסיקו"],
  "es-AR": ["Spanish, the way they speak in Argentina", "Argentinian Spanish"],
  "es-419": ["Spanish of Latin America", "español latino"],
  "fr-CA": ["Canadian French please", "French as spoken in Canada", "Quebec French"],
  "fr-BE": ["français de Belgique"],
  "fr-GF": ["French as it is spoken in French Guiana"],
  "de-AT": ["Deutsch aus Österreich"],
  "en-GB": ["English from England", "English, UK"],
  "en-AU": ["engelsk fra Australia"],
  "pt-BR": [
    "Brazilian Portuguese, please",
    "Brazil Portuguese",
    "po portugalsku z Brazylii",
    "по-португальски, как в Бразилии",
    "ブラジルのポルトガル語",
  ],
  "zh-TW": ["Chinese from Taiwan"],
  "nl-BE": ["Nederlands uit België"],
  ary: ["Moroccan Arabic please"],
};

const asked = [
  ...[
    "not German",
    "kein Deutsch",
    "pas français",
    "não falo inglês",
    "anything but French",
    "不要英语",
    "영어 말고",
    "ไม่พูดภาษาไทย",
    "I don't speak English",
  ],
  ...["English or French", "Deutsch oder Französisch", "Chinese or Japanese", "русский или украинский", "I speak both Spanish and Catalan"],
  ...[
    "my name is Ben",
    "to be honest, I am not sure",
    "hi there",
    "speak more slowly",
    "Lets talk",
    "my mother tongue",
    "the same as before",
  ],
  ...["I live in Japan", "I'm from Germany", "I come from Russia", "Swiss", "Canadian", "Roma", "Malta"],
  // Varieties that have no tag of their own.
  ...[
    "English like in Scotland",
    "French from Paris",
    "Texan English",
    "Yemeni Arabic",
    "German from Peru",
    "Brazilian Portuguese from Portugal",
    "French Guiana",
  ],
  `German ${"and ".repeat(20)}`,
];

describe("findSaidLanguage", () => {
  for (const [language, texts] of Object.entries(meant))
    it(`hears ${language}`, () => {
      for (const text of texts) expect(findSaidLanguage(text, "en"), text).to.equal(language);
    });

  it("asks where none or several are named, or one is denied", () => {
    for (const text of asked) expect(findSaidLanguage(text, "en"), text).to.equal(undefined);
  });
});
