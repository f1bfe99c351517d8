import { readFileSync } from "node:fs";
import { expect } from "chai";
import { measure, measureOwn } from "./measure.ts";
import { type Case, type Measured, ownTable, precisionFile, precisionTable } from "./precision.ts";
import { groups } from "./people-score.ts";
import { recordedModel } from "./recorded-model.ts";
import { askedSites } from "./served-sites.ts";

const outdated = "run: npm --prefix functions run evals";

describe("the extraction of our own sites", () => {
  let own: readonly Case[];
  before(async () => {
    own = await measureOwn();
  });

  it("is as exact as the repository says", () => {
    expect(own).to.have.length(18);
    expect(readFileSync(precisionFile, "utf8").endsWith(ownTable(own)), outdated).to.equal(true);
  });

  it("gives only sources that were read", () => {
    for (const { expected, profile } of own) {
      for (const [field, { source }] of Object.entries(profile)) {
        if (source.kind === "website") expect(new URL(source.url ?? "").hostname, field).to.equal(expected.host);
      }
    }
  });

  it("has a recorded answer for each site, as that of other people's has", () => {
    // Never prints the names of sites: nobody should see what is wrong in the held half.
    expect(askedSites.filter(({ id }) => recordedModel(id) === undefined).length).to.equal(0);
  });
});

describe("the precision of the extraction @nightly", () => {
  let measured: Measured;
  before(async () => {
    measured = await measure();
  });

  it("is measured on all sites", () => {
    expect(groups.map(({ has }) => measured.people.filter(has).length)).to.deep.equal([54, 26, 14]);
  });

  it("is up to date in the repository, better or worse", () => {
    const isSame = readFileSync(precisionFile, "utf8") === precisionTable(measured);
    expect(isSame, outdated).to.equal(true);
  });
});
