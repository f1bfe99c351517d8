import { expect } from "chai";
import { countryName, readCountry } from "./countries.ts";

describe("readCountry", () => {
  const known: readonly (readonly [string, string, string])[] = [
    ["NO", "en", "NO"],
    [" no ", "en", "NO"],
    ["UK", "en", "GB"],
    ["uk", "en", "GB"],
    ["EL", "en", "GR"],
    ["us", "en", "US"],
    ["Norway", "en", "NO"],
    ["the Netherlands", "en", "NL"],
    ["Norge", "nb", "NO"],
    ["Deutschland", "de", "DE"],
    ["Deutschland", "en", "DE"],
    ["norge", "en", "NO"],
    ["Suomi", "he", "FI"],
    ["日本", "en", "JP"],
    ["נורווגיה", "he", "NO"],
    ["ノルウェー", "ja", "NO"],
    ["Sweden", "ja", "SE"],
    ["Côte d’Ivoire", "fr", "CI"],
    ["cote d'ivoire", "en", "CI"],
    ["U.S.A.", "en", "US"],
    ["Scotland", "en", "GB"],
    ["Türkiye", "en", "TR"],
    ["Turkey", "en", "TR"],
    ["ＮＯ", "en", "NO"],
  ];
  for (const [said, language, code] of known) {
    it(`makes ${code} of "${said}" in ${language}`, () => {
      expect(readCountry(said, language)).to.equal(code);
    });
  }

  for (const said of [
    "",
    " ",
    "X",
    "XX",
    "ZZ",
    "EU",
    "UN",
    "QQ",
    "XK",
    "AN",
    "SU",
    "001",
    "419",
    "Atlantis",
    "NO; DROP",
    "../NO",
    "x".repeat(5_000),
    "\u0000\u0000",
  ]) {
    it(`does not know ${JSON.stringify(said.slice(0, 20))}`, () => {
      expect(readCountry(said, "en")).to.equal(undefined);
    });
  }
});

describe("countryName", () => {
  it("names a country in a language", () => {
    expect(countryName("NO", "de")).to.equal("Norwegen");
    expect(countryName("NO", "he")).to.equal("נורווגיה");
  });
});
