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
  "pt-BR": ["Brazilian Portuguese, please"],
  "fr-CA": ["Canadian French please"],
  gsw: ["Swiss German please"],
  ckb: ["Sorani please"],
  nn: ["på nynorsk"],
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
