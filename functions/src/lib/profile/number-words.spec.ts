import { expect } from "chai";
import { writeDigits } from "./number-words.ts";

/** Language, what is said, and the same with digits. */
const said: readonly (readonly [language: string, said: string, written: string])[] = [
  ["en", "four one two three four", "4 1 2 3 4"],
  ["en", "plus forty-seven, four one two", "plus 47 4 1 2"],
  ["en-GB", "oh seven seven double oh nine hundred and twelve", "0 7 7 00 912"],
  ["en", "triple five, oh one double two", "555 0 1 22"],
  ["en", "TWENTY ONE two", "21 2"],
  ["en", "my number is one two", "my number is 1 2"],
  ["en", "someone, nobody, often", "someone nobody often"],
  ["en", "double", ""],
  ["nb", "førtien tjueto null åtte", "41 22 0 8"],
  ["nn", "syv tyve", "7 20"],
  ["da", "fireogtredive seksoghalvtreds", "34 56"],
  ["sv", "noll sju noll", "0 7 0"],
  ["de", "null eins sieben zwo, vierunddreißig", "0 1 7 2 34"],
  ["de", "vier und dreißig", "34"],
  ["nl", "één vijfenzestig", "1 65"],
  ["fr", "zéro six quatre-vingt-dix-huit soixante et onze", "0 6 98 71"],
  ["fr", "zero six quatre vingt dix huit", "0 6 98"],
  ["fr-CH", "septante-neuf nonante", "79 90"],
  ["es", "veintidós treinta y cuatro", "22 34"],
  ["pt-BR", "onze nove meia", "11 9 6"],
  ["it", "tre quattro ventotto", "3 4 28"],
  ["ru", "восемь девятьсот двенадцать триста сорок пять", "8 912 345"],
  ["uk", "нуль п'ять девʼять", "0 5 9"],
  ["pl", "sześćset jeden dwieście trzydzieści", "601 230"],
  ["tr", "beş yüz otuz iki, yüz yirmi üç", "532 123"],
  ["he", "אפס חמש ארבע שבע", "0 5 4 7"],
  ["ar", "صفر واحد اثنان ثلاثة أربع", "0 1 2 3 4"],
  ["fa", "صفر نهصد و دوازده", "0 912"],
  ["ur", "صفر تین سات", "0 3 7"],
  ["hi", "शून्य छह पांच नौ", "0 6 5 9"],
  ["bn", "শূন্য এক সাত", "0 1 7"],
  ["th", "ศูนย์แปดหนึ่ง สองสามสี่", "081 234"],
  ["ko", "공일공 일이삼사", "010 1234"],
  ["zh", "幺三八零零", "13800"],
  ["ja", "〇九〇、一二三四", "090 1234"],
  ["sr", "nula šest nula jedan", "0 6 0 1"],
  ["sr", "нула шест", "0 6"],
  ["vi", "không chín tám", "0 9 8"],
  ["fi", "nolla viisi neljäkymmentä", "0 5 40"],
  ["hu", "nulla hat harminc", "0 6 30"],
  ["eo-001", "nul unu", "nul unu"],
];

describe("writeDigits", () => {
  for (const [language, text, written] of said) {
    it(`writes ${written === "" ? "nothing" : written} for ${text} (${language})`, async () => {
      expect(await writeDigits(text, language)).to.equal(written);
    });
  }

  it("leaves digits as they are", async () => {
    expect(await writeDigits("+47 412 34 567", "nb")).to.equal("+47 412 34 567");
  });
});
