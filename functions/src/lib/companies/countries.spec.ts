import { expect } from "chai";
import { countryName, readCountry } from "./countries.ts";

describe("readCountry", () => {
  for (const [said, code] of [
    ["NO", "NO"],
    [" no ", "NO"],
    ["NO\n", "NO"],
    ["UK", "GB"],
    ["uk", "GB"],
    ["EL", "GR"],
    ["us", "US"],
    ["ＮＯ", "NO"],
  ] as const) {
    it(`makes ${code} of ${JSON.stringify(said)}`, () => {
      expect(readCountry(said)).to.equal(code);
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
    "Norway",
    "Norge",
    "NO; DROP",
    "../NO",
    "x".repeat(5_000),
    "\u0000\u0000",
  ]) {
    it(`does not know ${JSON.stringify(said.slice(0, 20))}`, () => {
      expect(readCountry(said)).to.equal(undefined);
    });
  }
});

describe("countryName", () => {
  it("names a country in a language", () => {
    expect(countryName("NO", "de")).to.equal("Norwegen");
    expect(countryName("NO", "he")).to.equal("נורווגיה");
  });
});
