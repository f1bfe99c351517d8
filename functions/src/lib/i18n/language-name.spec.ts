import { expect } from "chai";
import { languageName, spokenLanguageName, withoutRegion } from "./language-name.ts";

describe("languageName", () => {
  const names: readonly (readonly [tag: string, inLanguage: string, name: string])[] = [
    ["fr", "en", "French"],
    ["fr", "de", "Französisch"],
    ["de-AT", "en", "Austrian German"],
    ["nb", "en", "Norwegian Bokmål"],
    ["he", "la", "Hebrew"],
    ["en-US-u-nu-latn", "en", "American English"],
    ["xx", "en", "xx"],
    ["not a tag", "en", "not a tag"],
    ["", "en", ""],
  ];
  for (const [tag, inLanguage, name] of names)
    it(`calls ${JSON.stringify(tag)} ${JSON.stringify(name)} in ${inLanguage}`, () => {
      expect(languageName(tag, inLanguage)).to.equal(name);
    });
});

describe("spokenLanguageName", () => {
  const names: readonly (readonly [tag: string, inLanguage: string, name: string])[] = [
    ["en-US", "en", "English"],
    ["pt-BR", "pt", "português"],
    ["pt-PT", "en", "Portuguese"],
    ["de-AT", "nb", "tysk"],
    ["es-419", "en", "Spanish"],
    ["zh-TW", "en", "Chinese"],
    ["zh-Hant-TW", "en", "Traditional Chinese"],
    ["fr", "en", "French"],
  ];
  for (const [tag, inLanguage, name] of names)
    it(`calls ${tag} ${name} in ${inLanguage}`, () => {
      expect(spokenLanguageName(tag, inLanguage)).to.equal(name);
    });
});

describe("withoutRegion", () => {
  const tags: readonly (readonly [tag: string, language: string])[] = [
    ["en", "en"],
    ["en-GB", "en"],
    ["es-419", "es"],
    ["zh-Hant-TW", "zh-Hant"],
    ["sr-Latn", "sr-Latn"],
    ["de-1996", "de"],
    ["und", "und"],
    ["not a tag", "not a tag"],
  ];
  for (const [tag, language] of tags)
    it(`makes ${language} of ${tag}`, () => {
      expect(withoutRegion(tag)).to.equal(language);
    });
});
