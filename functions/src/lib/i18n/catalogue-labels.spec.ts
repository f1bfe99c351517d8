import { expect } from "chai";
import { catalogueLanguages } from "./catalogue.ts";
import { findCatalogueLabels } from "./catalogue-labels.ts";
import { type AnyLabels, type LabelScope, labelScopes } from "./label-scopes.ts";
import { profileCardToReview } from "./labels/profile-card.ts";
import { pronounsToReview } from "./labels/pronouns.ts";
import { readTranslatedLabels } from "./translated-labels.ts";

const scopes: readonly LabelScope[] = ["profile_card", "pronouns"];

/** The scripts that a language is written in, as Unicode calls them. */
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

/** Words that are written in Latin letters in languages that have others. */
const inLatin = new Set(["el profile_card email"]);

describe("findCatalogueLabels", () => {
  for (const language of catalogueLanguages) {
    it(`has all labels in ${language}, fit to be shown`, async () => {
      const labels = await findCatalogueLabels(language);
      for (const scope of scopes) {
        const found: AnyLabels = labels?.[scope] ?? {};
        expect(Object.keys(found)).to.deep.equal(Object.keys(labelScopes[scope]));
        // Trimmed, in NFC, on one line: what is also asked of a translation.
        expect(readTranslatedLabels(scope, Object.values(found))).to.deep.equal(found);
        for (const [key, text] of Object.entries(found)) {
          if (!inLatin.has(`${language} ${scope} ${key}`) && !/^they\/them$/.test(text)) expect(text, key).to.match(scriptsOf(language));
        }
      }
    });

    it(`tells the pronouns of ${language} apart`, async () => {
      const { pronouns = {} } = (await findCatalogueLabels(language)) ?? {};
      expect(new Set(Object.values(pronouns)).size).to.equal(4);
    });
  }

  it("has other labels than English ones", async () => {
    for (const language of catalogueLanguages) {
      const labels = await findCatalogueLabels(language);
      expect(labels?.profile_card.first_name, language).not.to.equal(labelScopes.profile_card.first_name);
      expect(labels?.pronouns.she_her, language).not.to.equal(labelScopes.pronouns.she_her);
      expect(labels?.pronouns.unspecified, language).not.to.equal(labelScopes.pronouns.unspecified);
    }
  });

  it("finds a language by its varieties, and knows no other", async () => {
    for (const [tag, language] of [
      ["pt-BR", "pt"],
      ["zh-TW", "zh-Hant"],
      ["zh-HK", "zh-Hant"],
      ["zh-CN", "zh"],
      ["no", "nb"],
      ["nn", "nb"],
      ["ar-EG", "ar"],
      ["yue", "zh-Hant"],
    ] as const) {
      expect(await findCatalogueLabels(tag), tag).to.deep.equal(await findCatalogueLabels(language));
    }
    for (const tag of ["en", "en-GB", "sw", "ka", "xx", ""]) expect(await findCatalogueLabels(tag), tag).to.equal(undefined);
  });

  it("names each label for review once", () => {
    for (const list of [profileCardToReview, pronounsToReview]) expect(new Set(list.map(String)).size).to.equal(list.length);
  });
});
