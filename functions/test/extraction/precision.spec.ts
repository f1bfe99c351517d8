import { readFileSync } from "node:fs";
import { expect } from "chai";
import { measure } from "./measure.ts";
import { type Measured, precisionFile, precisionTable } from "./precision.ts";
import { groups } from "./people-score.ts";
import { recordedModel } from "./recorded-model.ts";
import { askedSites } from "./served-sites.ts";

describe("the precision of the extraction", () => {
  let measured: Measured;
  before(async () => {
    measured = await measure();
  });

  it("is measured on all sites, with an answer for each", () => {
    expect(groups.map(({ has }) => measured.people.filter(has).length)).to.deep.equal([54, 26, 14]);
    expect(measured.own).to.have.length(18);
    // Never prints the names of sites: nobody should see what is wrong in the held half.
    expect(askedSites.filter(({ id }) => recordedModel(id) === undefined).length).to.equal(0);
  });

  it("is up to date in the repository, better or worse", () => {
    const isSame = readFileSync(precisionFile, "utf8") === precisionTable(measured);
    expect(isSame, "run: npm --prefix functions run evals").to.equal(true);
  });

  it("gives only sources that were read", () => {
    for (const { expected, profile } of measured.own) {
      for (const [field, { source }] of Object.entries(profile)) {
        if (source.kind === "website") expect(new URL(source.url ?? "").hostname, field).to.equal(expected.host);
      }
    }
  });
});
