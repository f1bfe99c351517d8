import { expect } from "chai";
import { labelLanguage } from "./label-language.ts";

const languages: Readonly<Record<string, string | undefined>> = {
  en: "en",
  "en-GB": "en",
  sw: "sw",
  "sw-KE": "sw",
  "pt-BR": "pt",
  zh: "zh",
  "zh-CN": "zh",
  "zh-Hans": "zh",
  "zh-TW": "zh-Hant",
  "zh-HK": "zh-Hant",
  "zh-Hant-TW": "zh-Hant",
  sr: "sr",
  "sr-Cyrl": "sr",
  "sr-Latn": "sr-Latn",
  "sr-ME": "sr-Latn",
  "uz-Cyrl": "uz-Cyrl",
  "pa-PK": "pa-Arab",
  iw: "he",
  tl: "fil",
  "sw-u-nu-latn": "sw",
  yue: "yue",
  en_US: undefined,
  "": undefined,
  "not a tag": undefined,
  "../x": undefined,
};

describe("labelLanguage", () => {
  for (const [tag, language] of Object.entries(languages)) {
    it(`reads ${JSON.stringify(tag)} in ${language ?? "English"}`, () => {
      expect(labelLanguage(tag)).to.equal(language);
    });
  }
});
