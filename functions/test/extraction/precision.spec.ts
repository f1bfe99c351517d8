import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { measure } from "./measure.ts";
import { type Measured, precisionTable } from "./precision.ts";
import { groups } from "./people-score.ts";
import { recordedModel } from "./recorded-model.ts";
import { askedSites } from "./served-sites.ts";

describe("the precision of the extraction", () => {
  let [without, withModel]: readonly (Measured | undefined)[] = [];
  before(async () => {
    [without, withModel] = await measure();
  });

  it("is measured on all sites, with an answer for each", () => {
    expect(groups.map(({ has }) => without?.people.filter(has).length)).to.deep.equal([40, 26, 14]);
    expect(without?.own).to.have.length(18);
    // Never prints the names of sites: nobody should see what is wrong in the held half.
    expect(askedSites.filter(({ id }) => recordedModel(id) === undefined).length).to.equal(0);
  });

  it("is up to date in the repository, better or worse", () => {
    if (without === undefined || withModel === undefined) throw new Error("nothing was measured");
    const isSame = readFileSync(join(import.meta.dirname, "precision.md"), "utf8") === precisionTable(without, withModel);
    expect(isSame, "run: node test/extraction/write-precision.ts").to.equal(true);
  });

  it("gives only sources that were read", () => {
    for (const { expected, profile } of [...(without?.own ?? []), ...(withModel?.own ?? [])]) {
      for (const [field, { source }] of Object.entries(profile)) {
        if (source.kind === "website") expect(new URL(source.url ?? "").hostname, field).to.equal(expected.host);
      }
    }
  });
});
