import { expect } from "chai";
import { type Identity, isSameCompany, joinIdentities, type KnownIdentity } from "./identity.ts";

const identity = (fields: Partial<KnownIdentity>): KnownIdentity => ({
  country: "NO",
  registryId: undefined,
  placeId: undefined,
  businessUrl: undefined,
  website: undefined,
  ...fields,
});

const number = identity({ registryId: "1" });
const everything = identity({ registryId: "1", placeId: "p", businessUrl: "https://a.no" });

describe("isSameCompany", () => {
  const same: readonly (readonly [string, KnownIdentity, Identity])[] = [
    ["the same number", number, number],
    ["less than is known", everything, number],
    ["one identifier more", number, everything],
    ["the same website in another spelling", identity({ businessUrl: "http://www.a.no" }), identity({ businessUrl: "https://A.no/" })],
    [
      "the website that the registry knows",
      identity({ registryId: "1", website: "https://a.no" }),
      identity({ businessUrl: "https://a.no" }),
    ],
  ];
  for (const [name, known, chosen] of same) {
    it(`is the same for ${name}`, () => {
      expect(isSameCompany(known, chosen)).to.equal(true);
    });
  }

  const different: readonly (readonly [string, KnownIdentity, Identity])[] = [
    ["another number", number, identity({ registryId: "2" })],
    ["the same number in another country", number, identity({ country: "SE", registryId: "1" })],
    ["another place of the same number", everything, identity({ registryId: "1", placeId: "q" })],
    ["another website of the same number", everything, identity({ registryId: "1", businessUrl: "https://b.no" })],
    [
      "another website than the registry knows",
      identity({ registryId: "1", website: "https://a.no" }),
      identity({ registryId: "1", businessUrl: "https://b.no" }),
    ],
    ["another page of the website", everything, identity({ businessUrl: "https://a.no/b" })],
    ["nothing in common", number, identity({ placeId: "p" })],
  ];
  for (const [name, known, chosen] of different) {
    it(`is another for ${name}`, () => {
      expect(isSameCompany(known, chosen)).to.equal(false);
    });
  }
});

describe("joinIdentities", () => {
  it("keeps what both have said", () => {
    expect(joinIdentities(number, identity({ placeId: "p" }))).to.include({ country: "NO", registryId: "1", placeId: "p" });
  });
});
