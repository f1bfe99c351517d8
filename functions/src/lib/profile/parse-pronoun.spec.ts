import { expect } from "chai";
import { pronouns } from "../projects/profile.ts";
import { pronounWords } from "./pronoun-words.ts";
import { parsePronoun } from "./parse-pronoun.ts";

/** Language of the conversation, what is said, what it means. */
// prettier-ignore
const said: readonly (readonly [string, string, string | undefined])[] = [
  ["en", "she", "she_her"], ["en", "She/Her", "she_her"], ["en", "she her hers", "she_her"], ["en", "she and her", "she_her"],
  ["en", " SHE ", "she_her"], ["en", "My pronouns are she/her.", "she_her"], ["en", "she, please", "she_her"],
  ["en", "female pronouns", "she_her"], ["en", "I'm a woman", "she_her"], ["en", "she slash her", "she_her"],
  ["en", "I'm a girl", "she_her"], ["en", "a guy", "he_him"], ["en", "either", "they_them"], ["en", "he", "he_him"],
  ["en", "he/him/his", "he_him"], ["en", "I use he/him pronouns", "he_him"], ["en", "ＨＥ／ＨＩＭ", "he_him"], ["en", "“he”", "he_him"],
  ["en", "they", "they_them"], ["en", "they/them", "they_them"], ["en", "non-binary", "they_them"], ["en", "Nonbinary", "they_them"],
  ["en", "non binary person", "they_them"], ["en", "enby", "they_them"], ["en", "gender-neutral", "they_them"],
  ["en", "any pronouns", "they_them"], ["en", "xe/xem", undefined], ["en", "ze/hir", undefined], ["en", "it/its", undefined],
  ["en", "she/they", "she_her"], ["en", "he/they", "he_him"], ["en", "they/she", "they_them"], ["en", "she or he", "she_her"],
  ["en", "she_her", "she_her"], ["en", "he_him", "he_him"], ["en", "they_them", "they_them"], ["en", "unspecified", "unspecified"],
  ["en", "UNSPECIFIED", "unspecified"], ["en", "prefer not to say", "unspecified"], ["en", "I'd rather not say", "unspecified"],
  ["en", "none", "unspecified"], ["en", "no pronouns", "unspecified"], ["en", "just my name", "unspecified"],
  ["en", "I don’t want to say", "unspecified"], ["en", "", "unspecified"], ["en", " \u200B\n", "unspecified"], ["en", "the", undefined],
  ["en", "sheriff", undefined], ["en", "theme", undefined], ["en", "hero", undefined], ["en", "not she", undefined],
  ["en", "she, not he", "she_her"], ["en", "not he, she", "she_her"], ["en", "no, he", "he_him"], ["en", "not she but they", "they_them"],
  ["en", "she, not she", undefined], ["en", "not", undefined], ["en", "don't call me she", undefined], ["en", "anything but he", undefined],
  ["en", "banana", undefined], ["en", "my pronouns are", undefined], ["en", "123", undefined], ["en", "🙂", undefined],
  ["en", "she or none", undefined], ["en", "Ada", undefined], ["en", `she ${"x".repeat(200)}`, undefined], ["en", "__proto__", undefined],
  ["en", "constructor", undefined], ["en", "on", undefined], ["en", "sie", undefined], ["en", "elle", undefined], ["en", "die", undefined],
  ["en", "de", undefined],
  ["es", "ella", "she_her"], ["es", "él", "he_him"], ["es", "el/ella", "he_him"], ["es", "elle", "they_them"],
  ["es", "mi pronombre es el femenino", "she_her"], ["es", "no binario", "they_them"], ["es", "prefiero no decirlo", "unspecified"],
  ["es", "no ella", undefined], ["es", "no, ella", "she_her"], ["es", "él no, ella", "she_her"], ["es", "ella, no él", "she_her"],
  ["fr", "elle", "she_her"], ["fr", "elle/la", "she_her"], ["fr", "il/lui", "he_him"], ["fr", "iel", "they_them"],
  ["fr", "non-binaire", "they_them"], ["fr", "Je préfère ne pas dire", "unspecified"], ["fr", "on", undefined], ["fr-CA", "il", "he_him"],
  ["de", "sie", "she_her"], ["de", "sie/ihr", "she_her"], ["de-AT", "Er", "he_him"], ["de", "dey/denen", "they_them"],
  ["de", "nicht-binär", "they_them"], ["de", "keine Angabe", "unspecified"], ["de", "ich bin keine Frau", undefined],
  ["de", "er nicht", undefined], ["de", "nicht er, sondern sie", "she_her"],
  ["sv", "hon/henne", "she_her"], ["sv", "han", "he_him"], ["sv", "hen", "they_them"], ["sv", "den/dens", "they_them"],
  ["sv", "vill inte säga", "unspecified"],
  ["nb", "hun", "she_her"], ["nb", "han/ham", "he_him"], ["nb", "de/dem", "they_them"],
  ["nn", "han", "he_him"], ["nn", "ho, ikkje han", "she_her"],
  ["da", "hun/hende", "she_her"], ["da", "bare mit navn", "unspecified"],
  ["it", "lei", "she_her"], ["it", "lui", "he_him"], ["it", "loro", "they_them"], ["it", "preferisco non dirlo", "unspecified"],
  ["pt-BR", "ela/dela", "she_her"], ["pt", "ele", "he_him"], ["pt", "elu", "they_them"], ["pt", "prefiro não dizer", "unspecified"],
  ["nl", "zij/haar", "she_her"], ["nl", "mijn voornaamwoorden zijn hij/hem", "he_him"], ["nl", "die/diens", "they_them"],
  ["nl", "hun", "they_them"], ["nl", "liever niet", "unspecified"], ["nl", "ze", "she_her"],
  ["en", "ze", undefined],
  ["pl", "ona/jej", "she_her"], ["pl", "on", "he_him"], ["pl", "oni", "they_them"], ["pl", "wolę nie mówić", "unspecified"],
  ["cs", "on", "he_him"],
  ["tr", "ona", undefined],
  ["ru", "она/её", "she_her"], ["ru", "он", "he_him"], ["ru", "они", "they_them"], ["ru", "предпочитаю не говорить", "unspecified"],
  ["uk", "вона", "she_her"],
  ["bg", "те", "they_them"],
  ["he", "היא", "she_her"], ["he", "הוּא", "he_him"], ["he", "הם", "they_them"], ["he", "לשון נקבה", "she_her"], ["he", "בזכר", "he_him"],
  ["he", "א־בינרי", "they_them"], ["he", "מעדיפה לא לומר", "unspecified"],
  ["ar", "هي", "she_her"], ["ar", "هُوَ", "he_him"], ["ar", "هم", "they_them"], ["ar", "أفضل عدم القول", "unspecified"],
  ["fa", "او", undefined], ["fa", "نان\u200Cباینری", "they_them"],
  ["ja", "彼女", "she_her"], ["ja", "彼", "he_him"], ["ja", "私の代名詞は彼女です。", "she_her"], ["ja", "ノンバイナリー", "they_them"],
  ["ja", "言いたくない", "unspecified"], ["ja", "彼女ではない", undefined], ["ja", "彼ではなく彼女です", "she_her"],
  ["ko", "그녀", "she_her"], ["ko", "그", "he_him"], ["ko", "논바이너리", "they_them"], ["ko", "말하고 싶지 않아요", "unspecified"],
  ["zh", "她", "she_her"], ["zh", "他/他的", "he_him"], ["zh", "TA", "they_them"], ["zh-Hant", "非二元", "they_them"], ["zh", "我的代词是她", "she_her"],
  ["zh", "不想说", "unspecified"], ["zh", "不是她", undefined], ["zh", "不是他，是她", "she_her"],
  ["fi", "hän", undefined], ["fi", "en halua sanoa", "unspecified"],
  ["tr", "o", undefined], ["tr", "KADIN", "she_her"], ["tr", "söylemek istemiyorum", "unspecified"],
  ["en", "o", undefined],
  ["el", "αυτή", "she_her"], ["el", "ΑΥΤΌΣ", "he_him"],
  ["hi", "वह", undefined],
  ["th", "เธอ", "she_her"],
  ["vi", "cô ấy", "she_her"],
  ["id", "dia", undefined],
  ["ro", "el", "he_him"],
  ["hu", "ő", undefined],
];

describe("parsePronoun", () => {
  for (const [language, text, meaning] of said) {
    it(`${meaning === undefined ? "does not understand" : `reads ${meaning} in`} ${JSON.stringify(text.slice(0, 40))} (${language})`, () => {
      expect(parsePronoun(text, [language])).to.equal(meaning);
    });
  }

  it("asks the second language where the first has no such word", () => {
    expect(parsePronoun("elle", ["ja", "fr"])).to.equal("she_her");
    expect(parsePronoun("elle", ["es", "fr"])).to.equal("they_them");
  });

  it("takes the values and words of the model for the same in every conversation", () => {
    const english = {
      she_her: ["she", "her", "hers"],
      he_him: ["he", "him", "his"],
      they_them: ["they", "them", "their", "any", "nonbinary"],
      unspecified: ["none", "prefer not to say"],
    };
    for (const language of Object.keys(pronounWords)) {
      for (const pronoun of pronouns) {
        for (const text of [pronoun, ...english[pronoun]])
          expect(parsePronoun(text, [language]), `${text} in ${language}`).to.equal(pronoun);
      }
    }
  });

  it("understands every word of its tables in their language", () => {
    for (const [language, table] of Object.entries(pronounWords)) {
      for (const pronoun of pronouns) {
        for (const phrase of table[pronoun].split(", "))
          expect(parsePronoun(phrase, [language]), `${phrase} in ${language}`).to.equal(pronoun);
      }
      expect(
        `${Object.values(table)
          .filter((list) => list !== "")
          .join(", ")}, `,
      ).to.match(/^(?:[\p{L}\p{M}'\u200Cー]+(?: [\p{L}\p{M}'\u200Cー]+)*, )+$/u);
    }
  });
});
