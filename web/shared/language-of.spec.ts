import { expect } from "chai";
import { languageOf } from "./language-of.ts";

const rows: readonly (readonly [text: string, expected: string, language: string])[] = [
  ["When are you open?", "en", "en"],
  ["Når har dere åpent?", "nb", "nb"],
  ["מתי אתם פתוחים?", "en", "he"],
  ["מתי אתם פתוחים?", "he", "he"],
  ["שלום, Fjell & Fjord", "he", "he"],
  ["מהיום אנחנו פתוחים ב־Oslo", "en", "he"],
  ["When are you open?", "he", ""],
  ["متى تفتحون؟", "fa", "fa"],
  ["متى تفتحون؟", "en", "ar"],
  ["10:00", "he", "he"],
  ["", "de", "de"],
  ["Hello", "no language", ""],
];

describe("the language of what was said", () => {
  for (const [text, expected, language] of rows)
    it(`"${text}" where ${expected} is expected is ${language === "" ? "unknown" : language}`, () =>
      void expect(languageOf(text, expected)).to.equal(language));
});
