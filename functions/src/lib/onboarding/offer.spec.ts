import { expect } from "chai";
import { aCompany, type Company } from "../companies/company.ts";
import { chooseOffered, isBarePosition, makeOffer, openCandidates } from "./offer.ts";
import { type Candidate, emptySession } from "./onboarding-session.ts";

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 27, 9, minute));

const bergen: Candidate = { country: "NO", registryId: "NO-ORGNR:915468519", placeId: "ChIJLectern_FjordBakeri01" };
const sogndal: Candidate = { country: "NO", registryId: "NO-ORGNR:980068048", placeId: undefined };

const found = (...candidates: readonly Candidate[]): readonly Company[] =>
  candidates.map((candidate) => aCompany({ name: "Fjord", source: "no", ...candidate }));

const nothing = { country: "", registryId: "", placeId: "", businessUrl: "" };

describe("makeOffer", () => {
  const before = { ...emptySession, offer: { candidates: [bergen, sogndal], madeAt: at(5) } };

  it("replaces the one of an earlier search, also by none", () => {
    expect(makeOffer(emptySession, found(bergen), at(0), at(1)).offer).to.deep.equal({ candidates: [bergen], madeAt: at(1) });
    expect(makeOffer(before, found(sogndal), at(6), at(7)).offer).to.deep.equal({ candidates: [sogndal], madeAt: at(7) });
    expect(makeOffer(before, [], at(6), at(7)).offer?.candidates).to.deep.equal([]);
  });

  it("is none if two searches went on at the same time, unless both have found the same", () => {
    expect(makeOffer(before, found(sogndal, bergen), at(4), at(7)).offer?.candidates).to.deep.equal([]);
    expect(makeOffer(before, found(bergen, sogndal), at(4), at(7)).offer?.candidates).to.deep.equal([bergen, sogndal]);
  });

  it("can be chosen from for two hours", () => {
    expect(openCandidates(before.offer, at(124))).to.deep.equal([bergen, sogndal]);
    expect(openCandidates(before.offer, at(125))).to.deep.equal([]);
    expect(openCandidates(undefined, at(5))).to.deep.equal([]);
  });
});

describe("chooseOffered", () => {
  const choose = (position: unknown, said: Partial<typeof nothing> = {}) =>
    chooseOffered([bergen, sogndal], position, { ...nothing, ...said });

  it("counts from 1, and accepts digits", () => {
    expect(choose(1)).to.deep.include({ kind: "chosen", country: "NO", registryId: bergen.registryId, placeId: bergen.placeId });
    expect(choose("2")).to.deep.include({ kind: "chosen", registryId: sogndal.registryId, placeId: "" });
  });

  it("accepts identifiers that fit, in any form, and a website beside it", () => {
    const said = {
      country: "no",
      registryId: "915 468 519",
      placeId: "ChIJLectern_FjordBakeri01",
      businessUrl: "http://fjord.example",
    };
    expect(choose(1, said)).to.deep.include({ kind: "chosen", registryId: bergen.registryId, businessUrl: said.businessUrl });
  });

  for (const position of [0, -1, 1.5, 3, 1e300, Number.NaN, "first", "1st", "0x1", "", [1], { position: 1 }, true])
    it(`selects nothing for ${JSON.stringify(position)}`, () => {
      expect(choose(position)).to.have.property("kind", "unclear");
    });

  for (const said of [
    { country: "SE" },

    { registryId: "980068048" },
    { registryId: "none" },
    { placeId: "ChIJLectern_Another001" },
  ])
    it(`selects nothing with ${JSON.stringify(said)}, which is another company's`, () => {
      expect(choose(1, said)).to.have.property("kind", "unclear");
    });
});

describe("isBarePosition", () => {
  it("is a number that is as small as a position", () => {
    for (const text of ["1", " 5 ", "03", "0"]) expect(isBarePosition(text), text).to.equal(true);
    for (const text of ["6", "12", "915468519", "IE-CRO:1", "first", "", "1.5"]) expect(isBarePosition(text), text).to.equal(false);
  });
});
