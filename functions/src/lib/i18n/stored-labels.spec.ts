import { expect } from "chai";
import { readStoredLabels, readTranslatedLabels } from "./widget-labels.ts";
import english from "./texts/en.json" with { type: "json" };

const good = ["yeye", "yeye wa kiume", "wao", "Haijabainishwa"];
const read = { she_her: "yeye", he_him: "yeye wa kiume", they_them: "wao", unspecified: "Haijabainishwa" };

const withFirst = (text: string): readonly string[] => [text, ...good.slice(1)];

describe("readTranslatedLabels", () => {
  it("takes texts in their order", () => {
    expect(readTranslatedLabels(english.pronouns, good)).to.deep.equal(read);
  });

  it("trims, and composes accents", () => {
    expect(readTranslatedLabels(english.pronouns, withFirst("  si\u0301\n"))).to.include({ she_her: "sí" });
  });

  const unfit = [
    "",
    "  ",
    "123",
    "—",
    "<b>yeye</b>",
    "yeye & co &amp;",
    "L&#39;elle",
    "a\nb",
    "a\tb",
    "a\u2028b",
    "a\u0000b",
    "\u202Eeyey",
    "{x}",
    "x".repeat(61),
  ];
  for (const text of unfit) {
    it(`refuses ${JSON.stringify(text).slice(0, 30)}`, () => {
      expect(readTranslatedLabels(english.pronouns, withFirst(text))).to.equal(undefined);
    });
  }

  it("takes 60 characters, marks of direction within Arabic, and an ampersand", () => {
    for (const text of ["x".repeat(60), "نام\u200Cها", "a & b", "hún/hana", "o (kadın)"])
      expect(readTranslatedLabels(english.pronouns, withFirst(text)), text).not.to.equal(undefined);
  });

  it("refuses too few and too many", () => {
    expect(readTranslatedLabels(english.pronouns, good.slice(1))).to.equal(undefined);
    expect(readTranslatedLabels(english.pronouns, [...good, "more"])).to.equal(undefined);
    expect(readTranslatedLabels(english.pronouns, [])).to.equal(undefined);
  });
});

describe("readStoredLabels", () => {
  it("takes the labels of the scope and nothing else", () => {
    expect(readStoredLabels(english.pronouns, { ...read, more: "x" })).to.deep.equal(read);
  });

  it("refuses what is not complete", () => {
    expect(readStoredLabels(english.pronouns, {})).to.equal(undefined);
    expect(readStoredLabels(english.pronouns, { ...read, they_them: 7 })).to.equal(undefined);
    expect(readStoredLabels(english.profile_card, read)).to.equal(undefined);
  });
});
