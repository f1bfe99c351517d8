import { expect } from "chai";
import { isTimeWord } from "./time-words.ts";
import { readWords } from "./words.ts";

const isTime = (text: string, language: string): boolean => readWords(text).every((word) => isTimeWord(word, language));

describe("isTimeWord", () => {
  const times: readonly (readonly [string, string])[] = [
    ["en", "Tuesday"],
    ["en", "tuesdays"],
    ["en", "today"],
    ["en", "tomorrow"],
    ["en", "now"],
    ["en", "December"],
    ["nb", "i dag"],
    ["nb", "tirsdag"],
    ["de", "dienstags"],
    ["de", "heute"],
    ["fr", "aujourd’hui"],
    ["he", "היום"],
    ["he", "בשלישי"],
    ["he", "בדצמבר"],
    ["ar", "اليوم"],
    ["fi", "tiistaina"],
    ["ru", "декабре"],
    ["ru", "среду"],
    ["ja", "今日"],
    ["ja", "火曜日"],
    ["zh", "今天"],
  ];
  for (const [language, text] of times) {
    it(`knows ${text} (${language})`, () => {
      expect(isTime(text, language)).to.equal(true);
    });
  }

  const others: readonly (readonly [string, string])[] = [
    ["en", "pizza"],
    ["en", "mayor"],
    ["en", "sunglasses"],
    ["de", "Maibowle"],
    ["de", "Mittwochsmarkt"],
    ["en", "mardi"],
    ["ja", "自転車"],
  ];
  for (const [language, text] of others) {
    it(`takes ${text} for no time (${language})`, () => {
      expect(isTime(text, language)).to.equal(false);
    });
  }
});
