import { expect } from "chai";
import { catalogueLanguages, findTexts, loadTexts, type TextScope } from "./texts.ts";
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
