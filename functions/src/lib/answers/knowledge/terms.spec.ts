import { expect } from "chai";
import { createTermReader, loadStemmers, splitWords, languageGroup } from "./terms.ts";

describe("splitWords", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["Is the shop OPEN?", ["is", "the", "shop", "open"]],
    ["l’hôtel, Anna's don't", ["hôtel", "anna", "don"]],
    ["l‘hôtel, lʼhôtel, l＇hôtel", ["hôtel", "hôtel", "hôtel"]],
    ["お弁当は前日まで", ["お", "弁当", "は", "前日", "まで"]],
    ["E-Bike 24/7", ["e", "bike", "24", "7"]],
    ["ＦＵＬＬ width", ["full", "width"]],
    ["?! – …", []],
    ["", []],
  ];
  for (const [text, words] of cases) {
    it(`cuts ${JSON.stringify(text)}`, () => {
      expect(splitWords(text)).to.deep.equal(words);
    });
  }

  it("ends a word that does not end", () => {
    expect(splitWords("x".repeat(100_000))[0]).to.have.length(60);
  });
});

describe("createTermReader", () => {
  it("finds a page by other forms of its words, in the languages of the site", async () => {
    const terms = createTermReader(await loadStemmers(["de", "en", "nb", "es", "ru", "hi", "tr"]));
    const cases = [
      ["de", "Fahrräder", "Fahrrad"],
      ["de", "geöffnet", "GEÖFFNET"],
      ["en", "prices", "price"],
      ["nb", "billettene", "billett"],
      ["es", "habitaciones", "habitación"],
      ["ru", "цены", "цена"],
      ["fr", "élève", "eleve"],
    ] as const;
    for (const [group, onPage, asked] of cases) {
      const [alternatives = []] = terms.readWords(asked);
      expect(terms.readTerms([onPage], group)[0], `${onPage} by ${asked}`).to.include.oneOf([...alternatives]);
    }
  });

  it("takes every language that has no stemmer as it is", async () => {
    expect([...(await loadStemmers(["he", "ja", "und", "xx", "constructor"])).keys()]).to.deep.equal([]);
    const terms = createTermReader(new Map());
    expect(terms.readTerms(["שבת סגור"], "he")).to.deep.equal([["שבת", "סגור"]]);
    expect(terms.readWords("料金")).to.deep.equal([["料金"]]);
  });

  it("keeps lines apart, whatever is in them", () => {
    const lines = ["Open daily", "", "?!", "two\nlines\r\n", "お弁当", "last"];
    const terms = [["open", "daily"], [], [], ["two", "lines"], ["お", "弁当"], ["last"]];
    expect(createTermReader(new Map()).readTerms(lines, "und")).to.deep.equal(terms);
    expect(createTermReader(new Map()).readTerms([], "und")).to.deep.equal([[]]);
  });

  it("loads every stemmer that it names, and none fails on odd words", async () => {
    const groups = "ar bg da de el en es fi fr ga hi hu hy id it lt nb ne nl pt ro ru sr sv ta tr uk".split(" ");
    const stemmers = await loadStemmers(groups);
    expect([...stemmers.keys()].toSorted()).to.deep.equal(groups.toSorted());
    const terms = createTermReader(stemmers);
    for (const word of ["a", "24", "\u{10FFFF}", "ſ", "İ", "🙂", "عربى", "x".repeat(60)]) {
      for (const group of groups) expect(terms.readTerms([word], group), `${word} in ${group}`).to.have.length(1);
    }
  });
});

describe("languageGroup", () => {
  for (const [tag, group] of [
    ["en", "en"],
    ["en-GB", "en"],
    ["nn-NO", "nb"],
    ["no", "nb"],
    ["iw", "he"],
    ["zh-Hant-TW", "zh"],
    ["", "und"],
    ["not a tag", "und"],
  ] as const) {
    it(`of ${JSON.stringify(tag)} is ${group}`, () => {
      expect(languageGroup(tag)).to.equal(group);
    });
  }
});
