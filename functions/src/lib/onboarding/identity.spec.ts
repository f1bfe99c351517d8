import { expect } from "chai";
import { type CompanyIdentity, isSameCompany, joinIdentities, type KnownIdentity } from "./identity.ts";

const identity = (fields: Partial<KnownIdentity>): KnownIdentity => ({
  country: "NO",
  registryId: undefined,
  placeId: undefined,
  businessUrl: undefined,
  website: undefined,
  name: undefined,
  ...fields,
});

const number = identity({ registryId: "1" });
const everything = identity({ registryId: "1", placeId: "p", businessUrl: "https://a.no" });

describe("isSameCompany", () => {
  const same: readonly (readonly [string, KnownIdentity, CompanyIdentity])[] = [
    ["the same number", number, number],
    ["less than is known", everything, number],
    ["one identifier more", number, everything],
    ["the same website in another spelling", identity({ businessUrl: "http://www.a.no" }), identity({ businessUrl: "https://A.no/" })],
    [
      "the website that the registry knows",
      identity({ registryId: "1", website: "https://a.no" }),
      identity({ businessUrl: "https://a.no" }),
    ],
    ["another page of the website", everything, identity({ businessUrl: "https://a.no/b" })],
    ["a lone place that it did not have", number, identity({ placeId: "p" })],
    ["a lone website that it did not have", number, identity({ businessUrl: "https://a.no" })],
    ["its number at another registry", identity({ registryId: "NO-ORGNR:1" }), identity({ registryId: "LEI:2" })],
  ];
  for (const [name, known, chosen] of same) {
    it(`is the same for ${name}`, () => {
      expect(isSameCompany(known, chosen, undefined)).to.equal(true);
    });
  }

  const different: readonly (readonly [string, KnownIdentity, CompanyIdentity])[] = [
    ["another number", number, identity({ registryId: "2" })],
    ["the same number in another country", number, identity({ country: "SE", registryId: "1" })],
    ["another place of the same number", everything, identity({ registryId: "1", placeId: "q" })],
    ["another website of the same number", everything, identity({ registryId: "1", businessUrl: "https://b.no" })],
    [
      "another website than the registry knows",
      identity({ registryId: "1", website: "https://a.no" }),
      identity({ registryId: "1", businessUrl: "https://b.no" }),
    ],
    [
      "another page of a host of many companies",
      identity({ businessUrl: "https://facebook.com/a" }),
      identity({ businessUrl: "https://facebook.com/b" }),
    ],
    ["two identifiers that it does not have", number, identity({ placeId: "p", businessUrl: "https://a.no" })],
  ];
  for (const [name, known, chosen] of different) {
    it(`is another for ${name}`, () => {
      expect(isSameCompany(known, chosen, undefined)).to.equal(false);
    });
  }
});

describe("a lone identifier that the company did not have", () => {
  it("is of another company when that one is known by another name", () => {
    const known = identity({ registryId: "1", name: "FJORD BAKERI AS" });
    const lone = identity({ placeId: "p" });
    expect(isSameCompany(known, lone, "Fjord Bakeri")).to.equal(true);
    expect(isSameCompany(known, lone, "Nordlys Hotell")).to.equal(false);
    expect(isSameCompany(known, lone, undefined)).to.equal(true);
  });
});

describe("joinIdentities", () => {
  it("keeps what both have said", () => {
    const lei = identity({ registryId: "LEI:2" });
    expect(joinIdentities(identity({ registryId: "NO-ORGNR:1" }), lei)).to.include({ registryId: "NO-ORGNR:1" });
    expect(joinIdentities(number, identity({ placeId: "p" }))).to.include({ country: "NO", registryId: "1", placeId: "p" });
  });
});
