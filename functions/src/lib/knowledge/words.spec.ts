import { expect } from "chai";
import { readWords, withoutClitics } from "./words.ts";

describe("readWords", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["English", "Don't PANIC, it's 9:30!", ["don", "panic", "it", "9", "30"]],
    ["French", "L’hôtel et l'heure d'ouverture", ["hotel", "et", "heure", "ouverture"]],
    ["German", "Öffnungszeiten in der Straße", ["offnungszeiten", "in", "der", "strasse"]],
    ["Norwegian", "Ærlig talt, blåbær på øya", ["aerlig", "talt", "blabaer", "pa", "oya"]],
    ["Polish and Turkish", "Łódź İstanbul ısı", ["lodz", "istanbul", "isi"]],
    ["Vietnamese", "Giờ mở cửa", ["gio", "mo", "cua"]],
    ["Greek", "Ώρες λειτουργίας", ["ωρεσ", "λειτουργιασ"]],
    ["Russian", "Ещё чай", ["еще", "чаи"]],
    ["Hebrew, also with points", "שָׁלוֹם ותשלום", ["שלומ", "ותשלומ"]],
    ["Arabic, in its spellings", "إلى مُستشفىً المدرسة", ["الي", "مستشفي", "المدرسه"]],
    ["Hindi, whose marks are vowels", "हिन्दी में", ["हिन्दी", "में"]],
    ["Japanese, whose marks are consonants", "営業時間が知りたい", ["営業", "時間", "が", "知", "り", "たい"]],
    ["half-width Japanese", "ﾊﾟﾝ屋", ["パン", "屋"]],
    ["Chinese", "营业时间是几点", ["营业", "时间", "是", "几点"]],
    ["Thai, a vowel of two parts as both", "เวลาเปิดทำการ", ["เวลา", "เปิด", "ท\u0e4dาการ"]],
    ["Korean, as syllables", "영업 시간", ["영업", "시간"]],
    ["nothing to read", " …!? 🎉 ", []],
  ];
  for (const [what, text, expected] of cases) {
    it(`reads ${what}`, () => {
      expect(readWords(text)).to.deep.equal(expected);
    });
  }
});

describe("withoutClitics", () => {
  it("takes off what Hebrew and Arabic write together with a word", () => {
    expect(withoutClitics("השבת")).to.include("שבת");
    expect(withoutClitics("ובחנות")).to.include("חנות");
    expect(withoutClitics("والمدرسه")).to.include.members(["مدرسه", "المدرسه"]);
  });

  it("leaves short words and other languages as they are", () => {
    expect(["הוא", "בית", "hotel", "ホテル"].flatMap(withoutClitics)).to.deep.equal([]);
  });
});
