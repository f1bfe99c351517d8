import { expect } from "chai";
import { countOf, figuresOf, groups, type ReadSite, scorers } from "./people-score.ts";
import { peopleSites } from "./people-sites.ts";
import { readPeopleSites } from "./read-people-sites.ts";

/**
 * Precision and recall of each field in each group of the sites that people wrote, exactly as they are: a change of the reader that
 * moves one of them, up or down, is written down here.
 */
// prettier-ignore
const figures: Readonly<Record<string, readonly string[]>> = {
  name: ["1.00 / 0.96", "0.96 / 0.96", "1.00 / 1.00", "0.88 / 0.88"],
  phone: ["1.00 / 1.00", "0.87 / 0.87", "1.00 / 1.00", "0.63 / 0.63"],
  email: ["1.00 / 1.00", "0.91 / 0.87", "0.93 / 0.87", "0.88 / 0.88"],
  address: ["1.00 / 1.00", "0.83 / 0.87", "0.94 / 0.94", "0.63 / 0.71"],
  opening_hours: ["1.00 / 0.95", "0.93 / 0.88", "0.99 / 0.99", "0.83 / 0.72"],
  "opening_hours, whole weeks": ["1.00 / 0.95", "0.85 / 0.81", "0.92 / 0.92", "0.71 / 0.63"],
  primary_language: ["1.00 / 1.00", "1.00 / 1.00", "1.00 / 1.00", "1.00 / 1.00"],
  languages: ["1.00 / 0.86", "1.00 / 0.80", "1.00 / 0.81", "1.00 / 0.76"],
  products_services: ["– / 0.00", "– / 0.00", "– / 0.00", "– / 0.00"],
  industry: ["– / 0.00", "– / 0.00", "– / 0.00", "– / 0.00"],
  service_area: ["– / 0.00", "– / 0.00", "– / 0.00", "– / 0.00"],
  summary: ["1.00 / 1.00", "0.83 / 0.83", "0.88 / 0.88", "0.75 / 0.75"],
};

describe("reading websites that people wrote, without a model", () => {
  let read: readonly ReadSite[];
  before(async () => {
    read = await readPeopleSites(peopleSites);
  });

  it("is measured on as many sites of each half", () => {
    expect(groups.map(({ has }) => read.filter(has).length)).to.deep.equal([24, 24, 16, 8]);
    expect(Object.keys(figures)).to.deep.equal(Object.keys(scorers));
  });

  for (const [field, expected] of Object.entries(figures)) {
    it(`has the precision and recall of ${field} that stand here`, () => {
      // The sites' own names are never printed: nobody should look at what is wrong on the held half.
      expect(groups.map(({ has }) => figuresOf(countOf(field, read.filter(has))))).to.deep.equal(expected);
    });
  }
});
