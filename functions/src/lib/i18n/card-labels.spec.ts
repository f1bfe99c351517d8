import { expect } from "chai";
import { type AnyLabels, labelScopes, readTranslatedLabels } from "./widget-labels.ts";
import { catalogueLanguages, loadTexts } from "./texts.ts";
import english from "./texts/en.json" with { type: "json" };

/** The Unicode scripts of a language. */
const scriptsOf = (language: string): RegExp => {
  const { script = "" } = new Intl.Locale(language).maximize();
  const names: Readonly<Record<string, string>> = {
    Jpan: "[\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}]",
    Kore: "\\p{Script=Hang}",
    Hans: "\\p{Script=Han}",
    Hant: "\\p{Script=Han}",
  };
  return new RegExp(names[script] ?? `\\p{Script=${script}}`, "u");
};

/** Words in Latin letters in languages with another script. */
const inLatin = new Set(["el profile_card email"]);

describe("the labels of cards", () => {
  for (const language of catalogueLanguages) {
    it(`are fit to be shown in ${language}`, async () => {
      const texts = await loadTexts(language);
      for (const scope of labelScopes) {
        const found: AnyLabels = texts[scope];
        // Trimmed, in NFC, on one line: the same requirements as for a translation.
        expect(readTranslatedLabels(english[scope], Object.values(found))).to.deep.equal(found);
        for (const [key, text] of Object.entries(found)) {
          if (!inLatin.has(`${language} ${scope} ${key}`) && !/^they\/them$/.test(text)) expect(text, key).to.match(scriptsOf(language));
        }
      }
    });

    it(`tell the pronouns of ${language} apart`, async () => {
      const { pronouns } = await loadTexts(language);
      expect(new Set(Object.values(pronouns)).size).to.equal(4);
    });
  }

  it("are others than English ones", async () => {
    for (const language of catalogueLanguages.filter((other) => other !== "en")) {
      const { profile_card: card, pronouns } = await loadTexts(language);
      expect(card.first_name, language).not.to.equal(english.profile_card.first_name);
      expect(pronouns.she_her, language).not.to.equal(english.pronouns.she_her);
      expect(pronouns.unspecified, language).not.to.equal(english.pronouns.unspecified);
    }
  });
});
