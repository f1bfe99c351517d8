import { expect } from "chai";
import { readQuery } from "./read-query.ts";

const read = (said: string, country = "NO") => {
  const reading = readQuery(said, country);
  return reading.kind === "query" ? reading.query : reading.problem;
};

describe("readQuery", () => {
  it("takes the place from the name", () => {
    expect(read("  Fjord  Bakery in Bergen. ")).to.include({ text: "Fjord Bakery in Bergen", name: "Fjord Bakery", town: "Bergen" });
    expect(read("Salon Lumière à Lyon")).to.include({ name: "Salon Lumière", town: "Lyon" });
    expect(read("Elektro Brandt, Kassel")).to.include({ name: "Elektro Brandt", town: "Kassel" });
    expect(read("Fjord Bakeri AS")).to.include({ name: "Fjord Bakeri AS", town: undefined });
  });

  for (const [said, country, value, isNumber] of [
    ["915 468 519", "NO", "915468519", true],
    ["NO915468519MVA", "NO", "915468519", true],
    ["Fjord Bakeri, org nr 915468519", "NO", "915468519", false],
    ["256609", "CZ", "00256609", true],
    ["LECT00TESTONLY000342", "DE", "LECT00TESTONLY000342", true],
    ["Fjord Bakeri, 915 468 519", "NO", "915468519", false],
    ["Kauppa 1234567-8", "FI", "1234567-8", false],
    ["Boulangerie 732 829 320 00074", "FR", "732829320", false],
    ["24-7-365 Recovery", "GB", undefined, false],
    ["Smith 1890-1920 Antiques", "GB", undefined, false],
    ["Unit 123456 Ltd", "GB", undefined, false],
    ["Smith Antiques 01234567", "GB", "01234567", false],
    ["Bageriet Solsikken 33 12 45 67", "DK", undefined, false],
    ["Bageriet Solsikken 33124567", "DK", "33124567", false],
    ["Bakkerij Jansen 2024-2025", "NL", undefined, false],
    ["LECT 00TE STON LY00 0342", "DE", "LECT00TESTONLY000342", true],
    ["LEI: LECT00TESTONLY000342", "DE", "LECT00TESTONLY000342", true],
    ["Fjord Bakeri 998885418", "NO", "998885418", false],
    ["HRB 182330", "DE", undefined, false],
    ["Fjord Bakeri 91546851", "NO", undefined, false],
    ["1881", "CZ", undefined, false],
    ["7-Eleven", "NO", undefined, false],
  ] as const) {
    it(`finds ${value ?? "no number"} in "${said}" of ${country}`, () => {
      const query = read(said, country);
      expect(query).to.have.property("isNumber", isNumber);
      expect(typeof query === "string" ? query : query.number?.value).to.equal(value);
    });
  }

  it("takes the number from the name", () => {
    expect(read("Bageriet Solsikken 33124567", "DK")).to.include({ text: "Bageriet Solsikken 33124567", name: "Bageriet Solsikken" });
    expect(read("Fjord Bakeri, 915 468 519")).to.include({ name: "Fjord Bakeri", town: undefined });
    expect(read("915 468 519 Fjord Bakeri")).to.include({ name: "Fjord Bakeri", town: undefined });
  });

  it("asks for more, or for less", () => {
    for (const said of ["", "  ", "\u0000", "...", "\u200B", "🙂🙂"]) expect(read(said)).to.equal("missing");
    expect(read("x")).to.equal("too_short");
    expect(read("x".repeat(121))).to.equal("too_long");
    expect(read("x".repeat(120))).to.have.property("text");
    expect(read("店")).to.equal("too_short");
  });

  it("takes a lone half of a character out", () => {
    expect(read("Fjord\uD800 Bakeri")).to.have.property("text", "Fjord Bakeri");
  });
});
