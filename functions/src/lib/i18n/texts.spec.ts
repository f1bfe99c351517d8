import { expect } from "chai";
import { catalogueLanguages, findTexts, loadTexts, type TextScope, fill, findCatalogueLanguage } from "./texts.ts";
import english from "./texts/en.json" with { type: "json" };

const placesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].toSorted();

describe("the texts", () => {
  for (const language of catalogueLanguages) {
    it(`in ${language} are those of English, with the same places for values`, async () => {
      const texts = new Map(Object.entries(await loadTexts(language)));
      expect([...texts.keys()]).to.deep.equal(Object.keys(english));
      for (const [scope, source] of Object.entries(english)) {
        const translated = new Map(Object.entries(texts.get(scope) ?? {}));
        expect([...translated.keys()], scope).to.deep.equal(Object.keys(source));
        for (const [key, text] of Object.entries(source)) {
          const own = translated.get(key) ?? "";
          expect(own.trim(), `${scope}.${key}`).to.equal(own).and.not.to.equal("");
          expect(own.normalize(), `${scope}.${key}`).to.equal(own);
          expect(placesIn(own), `${scope}.${key}`).to.deep.equal(placesIn(text));
        }
      }
    });
  }
});

describe("what native readers have corrected", () => {
  const corrections: readonly (readonly [tag: string, scope: TextScope, key: string, text: string])[] = [
    ["nb", "onboarding", "emptied", "Feltet {field} er tomt nå. Tidligere: {before}."],
    ["sv", "transfers", "state_requested", "Allt är klart: ditt samtal till vårt team börjar nu."],
    ["nl", "transfers", "state_requested", "De verbinding staat klaar: je gesprek met ons team begint nu."],
    ["it", "onboarding", "emptied", "Il campo {field} ora è vuoto. Prima conteneva: {before}."],
    ["pl", "profile", "firstNameNotUnderstood", "Imię było niezrozumiałe. Czy mogę prosić o powtórzenie?"],
    ["pl", "knowledge", "answerWhat", "Nie było słychać odpowiedzi. Pytanie brzmi: „{question}” Jaka jest odpowiedź?"],
    ["he", "knowledge", "readOut", "שאלות פתוחות: {count}. הישנה ביותר: ״{question}״ מה התשובה?"],
    ["fi", "onboarding", "confirmed", "Yrityskuvaus on vahvistettu: {company}."],
    ["pt-BR", "transfers", "state_connected", "Você está falando com a nossa equipe."],
    ["pt-PT", "transfers", "state_connected", "Está a falar com a nossa equipa."],
  ];
  for (const [tag, scope, key, text] of corrections)
    it(`is as they say it: ${tag} ${scope}.${key}`, async () => {
      expect(Object.entries((await findTexts(scope, tag)).messages)).to.deep.include([key, text]);
    });
});

describe("findTexts", () => {
  it("gives English where the repository has no other", async () => {
    expect(await findTexts("tools", "sw")).to.deep.equal({ language: "en", messages: english.tools });
    expect(await findTexts("tools", "en-GB")).to.deep.equal({ language: "en", messages: english.tools });
    expect(await findTexts("tools", "not a tag")).to.deep.equal({ language: "en", messages: english.tools });
  });

  for (const [tag, expected] of [
    ["pt", "pt-BR"],
    ["pt-AO", "pt-PT"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN", "zh"],
    ["nn", "nb"],
    ["no", "nb"],
    ["de-AT", "de"],
    ["yue", "zh-Hant"],
  ] as const) {
    it(`gives ${expected} for ${tag}`, async () => {
      expect((await findTexts("tools", tag)).language).to.equal(expected);
    });
  }
});

describe("fill", () => {
  const cases: readonly (readonly [template: string, value: string, text: string])[] = [
    ["I have noted {value}.", "Fjord", "I have noted Fjord."],
    ["I have noted {value}.", "Novák s.r.o.", "I have noted Novák s.r.o."],
    ["1: {value}. 2: other.", "Novák s.r.o.", "1: Novák s.r.o. 2: other."],
    ["1: {value}.", "Yahoo!", "1: Yahoo!"],
    ["{value}。変更前：Bakery。", "Bageri!", "Bageri!。変更前：Bakery。"],
    ["変更前：{value}。", "hele…", "変更前：hele…"],
    ["पहले: {value}।", "Novák s.r.o.", "पहले: Novák s.r.o."],
    ["پہلے: {value}۔", "یہ کیا ہے؟", "پہلے: یہ کیا ہے؟"],
    ["{value}.example", "fjord.", "fjord..example"],
    ["{value}, {value}", "a.", "a., a."],
    ["{other} and {value}.", "a", "{other} and a."],
    ["{other}.", "a", "{other}."],
    ["{value}.", "{value}.", "{value}."],
  ];
  for (const [template, value, text] of cases)
    it(`makes "${text}" of "${template}"`, () => {
      expect(fill(template, { value })).to.equal(text);
    });
});

describe("findCatalogueLanguage", () => {
  const languages: readonly (readonly [tag: string, language: string | undefined])[] = [
    ["pt", "pt-BR"],
    ["pt-BR", "pt-BR"],
    ["pt-US", "pt-BR"],
    ["pt-PT", "pt-PT"],
    ["pt-AO", "pt-PT"],
    ["pt-MZ", "pt-PT"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-CN", "zh"],
    ["no", "nb"],
    ["nn", "nb"],
    ["ar-EG", "ar"],
    ["apc", "ar"],
    ["ary-MA", "ar"],
    ["yue", "zh-Hant"],
    ["en", "en"],
    ["en-GB", "en"],
    ["sw", undefined],
    ["ka", undefined],
    ["xx", undefined],
    ["", undefined],
    ["not a tag", undefined],
  ];
  for (const [tag, language] of languages)
    it(`reads ${JSON.stringify(tag)} in ${language ?? "none"}`, () => {
      expect(findCatalogueLanguage(tag)).to.equal(language);
    });
});
