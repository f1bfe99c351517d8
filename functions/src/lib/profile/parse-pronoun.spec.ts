import { expect } from "chai";
import { catalogueLanguages, findTexts } from "../i18n/texts.ts";
import { pronouns } from "../projects/profile.ts";
import { parsePronoun } from "./parse-pronoun.ts";

/** Language of the conversation, what is sent, what it means. */
// oxfmt-ignore
const saidPronouns: readonly (readonly [string, string, string | undefined])[] = [
  ["en", "she_her", "she_her"], ["en", "he_him", "he_him"], ["en", "they_them", "they_them"], ["en", "UNSPECIFIED", "unspecified"],
  ["en", "she", "she_her"], ["en", " SHE ", "she_her"], ["en", "She/Her", "she_her"], ["en", "she/her/hers", "she_her"], ["en", "she, her", "she_her"],
  ["en", "he/him", "he_him"], ["en", "he him", "he_him"], ["en", "they", "they_them"], ["en", "non-binary", "they_them"], ["en", "Nonbinary", "they_them"],
  ["en", "", "unspecified"], ["en", " \u200B\n", "unspecified"], ["en", "Not specified", "unspecified"],
  ["en", "she/they", undefined], ["en", "not she", undefined], ["en", "she, not he", undefined], ["en", "xe/xem", undefined], ["en", "the", undefined],
  ["en", "banana", undefined], ["en", "🙂", undefined], ["en", "elle", "she_her"], ["en", "__proto__", undefined], ["en", "constructor", undefined],
  ...(["female", "woman", "trans woman", "Frau", "soy mujer", "я женщина", "女性です", "my pronouns are she/her", "hun/hende"] as const).map((said) => ["en", said, "she_her"] as const),
  ...(["male", "man", "I'm a guy", "Mr", "je suis un homme", "han/ham", "el/ele", "남자"] as const).map((said) => ["en", said, "he_him"] as const),
  ...(["enby", "nb", "I use they/them", "I am non-binary", "genderqueer", "gender fluid", "no binario", "não-binária", "nicht-binär"] as const).map((said) => ["en", said, "they_them"] as const),
  ...(["prefer not to say", "I'd rather not say", "no answer", "leave it blank", "none", "keine Angabe", "答えたくない", "none of these"] as const).map((said) => ["en", said, "unspecified"] as const),
  ...(["he or she", "il ou elle", "él o ella", "lui o lei", "she/xe", "I'm not a man", "nicht er", "no soy hombre", "不是女性", "any", "male or female?", "I prefer not to be called she"] as const).map((said) => ["en", said, undefined] as const),
  ["de", "sie bitte", "she_her"],
  ["en", `she ${"x".repeat(200)}`, undefined],
  ["fr", "elle", "she_her"], ["es", "elle", "they_them"], ["es", "él", "he_him"], ["de", "sie", "she_her"], ["de-AT", "Er", "he_him"], ["nb", "hun", "she_her"],
  ["nn", "han/ham", "he_him"], ["sv", "hen", "they_them"], ["nl", "hun", "they_them"], ["pt", "ela/dela", "she_her"], ["he", "היא", "she_her"],
  ["ar", "هو", "he_him"], ["ja", "彼女", "she_her"], ["zh", "他", "he_him"], ["vi", "cô ấy", "she_her"], ["tr", "kadın", "she_her"], ["ru", "они", "they_them"],
  ["tr", "o", undefined], ["fi", "hän", undefined], ["id", "dia", undefined], ["hi", "वह", undefined], ["hu", "ő", undefined],
];

const parse = async (text: string, ...languages: readonly string[]): Promise<string | undefined> =>
  parsePronoun(text, await Promise.all(languages.map(async (language) => (await findTexts("pronouns", language)).messages)));

describe("parsePronoun", () => {
  for (const [language, text, meaning] of saidPronouns) {
    it(`${meaning === undefined ? "does not understand" : `reads ${meaning} in`} ${JSON.stringify(text.slice(0, 40))} (${language})`, async () => {
      expect(await parse(text, language)).to.equal(meaning);
    });
  }

  it("asks the second language where the first has no such word", async () => {
    expect(await parse("elle", "ja", "fr")).to.equal("she_her");
    expect(await parse("elle", "es", "fr")).to.equal("they_them");
  });

  it("reads the values, the words of the specification and its own labels in every language", async () => {
    for (const language of catalogueLanguages) {
      const { messages } = await findTexts("pronouns", language);
      for (const pronoun of pronouns) expect(await parse(pronoun, language), `${pronoun} in ${language}`).to.equal(pronoun);
      for (const [text, pronoun] of [
        ["she", "she_her"],
        ["he/him", "he_him"],
        ["non-binary", "they_them"],
      ] as const)
        expect(await parse(text, language), `${text} in ${language}`).to.equal(pronoun);
      for (const pronoun of pronouns) expect([pronoun, undefined], messages[pronoun]).to.include(await parse(messages[pronoun], language));
    }
  });
});
