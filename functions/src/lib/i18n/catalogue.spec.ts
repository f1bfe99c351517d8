import { expect } from "chai";
import { fill } from "./catalogue.ts";
import { findCatalogueLanguage } from "./texts.ts";

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
