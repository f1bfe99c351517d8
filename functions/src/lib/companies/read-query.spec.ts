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

  for (const [said, country, value] of [
    ["915 468 519", "NO", "915468519"],
    ["NO915468519MVA", "NO", "915468519"],
    ["Fjord Bakeri, org nr 915468519", "NO", undefined],
    ["256609", "CZ", "00256609"],
    ["LECT00TESTONLY000342", "DE", "LECT00TESTONLY000342"],
    ["Fjord Bakeri, 915 468 519", "NO", undefined],
    ["Kauppa 1234567-8", "FI", undefined],
    ["Boulangerie 732 829 320 00074", "FR", undefined],
    ["24-7-365 Recovery", "GB", undefined],
    ["Smith 1890-1920 Antiques", "GB", undefined],
    ["Unit 123456 Ltd", "GB", undefined],
    ["Smith Antiques 01234567", "GB", undefined],
    ["Bageriet Solsikken 33 12 45 67", "DK", undefined],
    ["Bageriet Solsikken 33124567", "DK", undefined],
    ["Bakkerij Jansen 2024-2025", "NL", undefined],
    ["LECT 00TE STON LY00 0342", "DE", "LECT00TESTONLY000342"],
    ["LEI: LECT00TESTONLY000342", "DE", "LECT00TESTONLY000342"],
    ["Fjord Bakeri 998885418", "NO", undefined],
    ["HRB 182330", "DE", undefined],
    ["Fjord Bakeri 91546851", "NO", undefined],
    ["1881", "CZ", undefined],
    ["7-Eleven", "NO", undefined],
  ] as const) {
    it(`finds ${value ?? "no number"} in "${said}" of ${country}`, () => {
      const query = read(said, country);
      expect(typeof query === "string" ? query : query.number?.value).to.equal(value);
    });
  }

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
