import { expect } from "chai";
import { aCompany } from "../companies/company.ts";
import { findContradiction, type PlaceAnswer, type RegistryAnswer } from "./company-directory.ts";

interface Said {
  readonly name: string;
  readonly website?: string;
  readonly phone?: string;
  readonly address?: string;
}

const registered = (said: Said, otherNames: readonly string[] = []): RegistryAnswer => ({
  kind: "found",
  company: aCompany({ ...said, otherNames, country: "NO", source: "no" }),
});

const placed = (said: Said): PlaceAnswer => ({
  kind: "found",
  place: { ...said, placeId: "p", country: undefined, category: undefined, openingTimes: [], status: "unknown", url: null },
});

describe("findContradiction", () => {
  it("finds two companies by their names", () => {
    expect(findContradiction(registered({ name: "TANNLEGE BERG AS" }), placed({ name: "Fjord Bakeri" }))).to.deep.equal({
      company: "TANNLEGE BERG AS",
      place: "Fjord Bakeri",
    });
  });

  const one: readonly (readonly [string, RegistryAnswer, PlaceAnswer])[] = [
    ["the same name in another form", registered({ name: "FJORD BAKERI AS" }), placed({ name: "Fjord Bakeri" })],
    ["one of its other names", registered({ name: "FB DRIFT AS" }, ["Fjord Bakeri"]), placed({ name: "Fjord Bakeri" })],
    [
      "its website",
      registered({ name: "FB DRIFT AS", website: "https://fjord.no/" }),
      placed({ name: "Kroa", website: "http://www.fjord.no/om" }),
    ],
    ["its phone", registered({ name: "FB DRIFT AS", phone: "55 31 22 10" }), placed({ name: "Kroa", phone: "+47 55312210" })],
    [
      "its street",
      registered({ name: "FB DRIFT AS", address: "Strandgaten 1, 5013 Bergen" }),
      placed({ name: "Kroa", address: "Strandgaten 1, Bergen, Norway" }),
    ],
  ];
  for (const [what, company, place] of one) {
    it(`takes a place for the company's that has ${what}`, () => {
      expect(findContradiction(company, place)).to.equal(undefined);
    });
  }

  it("says nothing of what could not be looked up", () => {
    expect(findContradiction({ kind: "unknown" }, placed({ name: "Kroa" }))).to.equal(undefined);
    expect(findContradiction(registered({ name: "A" }), { kind: "unknown" })).to.equal(undefined);
    expect(findContradiction(undefined, undefined)).to.equal(undefined);
  });
});
