import { expect } from "chai";
import { cleanText, isBlank, countCharacters, editDistance, foldText, foldWords, repeated, shorten, plainDigits } from "./text.ts";

describe("cleanText", () => {
  const kept: Readonly<Record<string, string>> = {
    "Persian non-joiners": "می\u200Cخواهم",
    "a Persian abbreviation": "۱۳۹۹ه\u200D",
    "a Sinhala conjunct": "ශ්\u200Dරී",
    "a Bengali joiner before a virama": "র\u200D্য",
    "an old Malayalam chillu at the end of a word": "രാജന\u0D4D\u200D വന്നു",
    "a family": "👩\u200D👩\u200D👧",
    "a woman who runs": "🏃🏽\u200D♀\uFE0F",
    "a rainbow flag": "🏳\uFE0F\u200D🌈",
    "a heart and a snowman in their forms": "❤\uFE0F ☃\uFE0E",
    "a keycap": "1\uFE0F\u20E3",
    "a variant of a Han character": "葛\u{E0100}城",
    "a Mongolian vowel": "ᠠ\u180B",
    "the flag of Norway": "🇳🇴",
    "a mathematical letter": "𝔸",
  };
  for (const [what, text] of Object.entries(kept)) {
    it(`keeps ${what}`, () => {
      expect(cleanText(text)).to.equal(text.normalize("NFC"));
    });
  }

  const changed: readonly (readonly [string, string, string])[] = [
    ["a joiner between Latin letters", "a\u200Db\u200Cc", "abc"],
    ["joiners at the ends", "\u200C\u200Dمی\u200C", "می"],
    ["joiners in a row, but one", "می\u200C\u200C\u200Dخواهم", "می\u200Cخواهم"],
    ["a joiner behind an emoji that joins nothing", "👩\u200D woman", "👩 woman"],
    ["selectors of letters, and more than one", "a\uFE0Fb\u{E0101} 1\uFE0F 😀\uFE0F\uFE0F\uFE0E\u{E0123}", "ab 1 😀\uFE0F"],
    ["a sentence in tags", "Hi\u{E0001}\u{E0049}\u{E0067}\u{E006E}\u{E006F}\u{E0072}\u{E0065}\u{E007F}!", "Hi!"],
    ["overrides, isolates and marks of direction", "a\u202Eb\u202Cc\u2067d\u2069e\u200Ef\u061Cg", "abcdefg"],
    ["soft hyphens and zero-width spaces", "a\u00ADb\u200Bc\u2060d\uFEFFe\u034Ff", "abcdef"],
    ["fillers", "\u3164\u115F\u1160\uFFA0a\u17B4", "a"],
    ["controls that are no space", "a\u0000b\u0007c\u001Bd\u007Fe\u009Ff", "abcdef"],
    ["spaces and line breaks of all kinds", " a\tb\r\nc\u0085d\u2028e\u2029f\u00A0g\u3000h\u2003i\u2800j\v\fk ", "a b c d e f g h i j k"],
    ["halves of surrogate pairs, and what is lost", "a\uD800b\uDC00c\uFFFDd\uFFFCe\uFFF9f", "abcdef"],
    ["private use and noncharacters", "a\uE000b\u{F0000}c\uFDD0d\u{1FFFE}e\uFFFFf", "abcdef"],
    ["a letter and its mark apart", "e\u200B\u0301 A\u030A", "é Å"],
    ["everything, of a text that cannot be seen", "\u200B \u2800\u{E0041}\uFE0F\u200D\n", ""],
  ];
  for (const [what, text, clean] of changed) {
    it(`puts right ${what}`, () => {
      expect(cleanText(text)).to.equal(clean);
    });
  }

  it("is idempotent", () => {
    const characters = Array.from(
      "aé\u0301می्නරी👩❤🏽葛ᠠ1#\u20E3 \t\n\u00A0\u200B\u200C\u200D\u200E\u202E\u00AD\uFE0F\uFE0E\uFE00\u180B\u{E0041}\u{E0100}\uD800\uFFFD\u3164",
    );
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + random(12) }, () => characters[random(characters.length)]).join("");
      const once = cleanText(text);
      expect(cleanText(once), JSON.stringify(text)).to.equal(once);
    }
  });

  it("takes every character alone as it takes it beside an invisible one", () => {
    const differing = Array.from({ length: 0xff_ff }, (_, code) => String.fromCharCode(code)).filter(
      (character) => cleanText(`a${character}b`) !== cleanText(`a${character}b\u200B`),
    );
    expect(differing).to.deep.equal([]);
  });
});

describe("isBlank", () => {
  it("is a string without anything that is seen; what is no string is not", () => {
    expect(["", " \n", "\u200b", "\ufeff "].map(isBlank)).to.deep.equal([true, true, true, true]);
    expect(["a", 0, null, undefined, []].map(isBlank)).to.deep.equal([false, false, false, false, false]);
  });
});

describe("shorten", () => {
  it("cuts at the end of a word where there is one, and never within a character", () => {
    expect(shorten("We bake bread", 13)).to.equal("We bake bread");
    expect(shorten("We bake bread", 10)).to.equal("We bake…");
    expect(shorten("one two three four", 12)).to.equal("one two…");
    expect(shorten("Donaudampfschiff", 9)).to.equal("Donaudam…");
    expect(shorten("😀😀😀", 3)).to.equal("😀😀😀");
    expect(shorten("😀😀😀😀", 3)).to.equal("😀😀…");
    expect(shorten("x".repeat(1_000_000), 10)).to.equal("xxxxxxxxx…");
  });

  it("ends with neither punctuation nor half of what belongs together", () => {
    expect(shorten("Bread, cakes and buns", 8)).to.equal("Bread…");
    expect(shorten("👩\u200D👩\u200D👧", 3)).to.equal("👩…");
  });
});

describe("repeated", () => {
  it("is clean and short", () => {
    expect(repeated("Nor\u202Eway\n")).to.equal("Norway");
    expect(countCharacters(repeated("x".repeat(100)))).to.equal(40);
  });
});

describe("foldText", () => {
  const same: readonly (readonly [string, string])[] = [
    ["ÅØÆŁßÐÞŒĐĦŦŊ", "aoaelssdthoedhtn"],
    ["İstanbul ısı", "istanbul isi"],
    ["ΟΔΌΣ", "οδοσ"],
    ["שָׁלוֹם", "שלומ"],
    ["أهلاً", "اهلا"],
    ["کتابی", "كتابي"],
    ["ё й", "е и"],
    ["ＡＢＣ ﬁ", "abc fi"],
    ["Ǿ", "o"],
  ];
  for (const [text, folded] of same) {
    it(`makes ${folded} of ${text}`, () => {
      expect(foldText(text)).to.equal(folded);
    });
  }

  it("leaves marks alone that make another letter", () => {
    for (const text of ["がくや", "हिन्दी", "한국어", "ไทย"]) expect(foldText(text)).to.equal(text);
  });

  it("makes words of it", () => {
    expect(foldWords(" Côte d’Ivoire (République) ")).to.equal("cote d ivoire republique");
    expect(foldWords("हिन्दी, தமிழ்")).to.equal("हिन्दी தமிழ்");
  });
});

describe("editDistance", () => {
  const distances: readonly (readonly [string, string, number])[] = [
    ["", "", 0],
    ["", "abc", 3],
    ["bakery", "bakery", 0],
    ["bakery", "bakary", 1],
    ["bakery", "bakrey", 1],
    ["bakery", "akery", 1],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
    ["😀a", "a😀", 1],
  ];
  for (const [a, b, distance] of distances) {
    it(`is ${distance} from ${JSON.stringify(a)} to ${JSON.stringify(b)}, and back`, () => {
      expect([editDistance(a, b), editDistance(b, a)]).to.deep.equal([distance, distance]);
    });
  }
});

describe("plainDigits", () => {
  it("reads the digits of every script", () => {
    const digits = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter((character) =>
      /\p{Nd}/u.test(character),
    );
    expect(digits.length).to.be.greaterThan(600);
    expect(plainDigits(digits.join(""))).to.equal("0123456789".repeat(digits.length / 10));
  });

  it("leaves everything else, in its plain form", () => {
    expect(plainDigits("＋٤٦ (०१) ext. ๙x")).to.equal("+46 (01) ext. 9x");
  });
});
