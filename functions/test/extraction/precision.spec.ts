import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Case, precisionTable, type Score, scoreOf } from "./precision.ts";
import type { ReadSite } from "./people-score.ts";
import { peopleSites } from "./people-sites.ts";
import { readAllSites } from "./read-all-sites.ts";
import { readPeopleSites } from "./read-people-sites.ts";

/** How many of the values that are given are right, and of those that a person would find, in percent, exactly as it is. */
const figures: Readonly<Record<string, readonly [precision: number, found: number]>> = {
  name: [83, 88],
  phone: [100, 100],
  email: [100, 100],
  address: [100, 100],
  primary_language: [100, 100],
  service_area: [100, 18],
  summary: [100, 100],
  target_audience: [100, 40],
  languages: [100, 100],
  products_services: [100, 21],
  unique_selling_points: [67, 25],
  opening_hours: [100, 100],
};

describe("the precision of the extraction", () => {
  let cases: readonly Case[];
  let scores: readonly Score[];
  let people: readonly ReadSite[];
  before(async () => {
    cases = await readAllSites();
    scores = scoreOf(cases);
    people = await readPeopleSites(peopleSites);
  });

  it("is measured on at least 15 sites", () => {
    expect(cases.length).to.be.at.least(15);
  });

  for (const [field, expected] of Object.entries(figures)) {
    it(`of ${field} is ${expected[0]} %, and ${expected[1]} % are found`, () => {
      const score = scores.find((other) => other.field === field);
      const { right = 0, given = 0, expected: wanted = 0, wrong = [] } = score ?? {};
      expect([Math.round((100 * right) / given), Math.round((100 * right) / wanted)], `wrong at ${wrong.join(", ")}`).to.deep.equal(
        expected,
      );
    });
  }

  it("stands in the repository as it is now", () => {
    expect(readFileSync(join(import.meta.dirname, "precision.md"), "utf8"), "run: node test/extraction/write-precision.ts").to.equal(
      precisionTable(scores, cases.length, people),
    );
  });

  it("gives only sources that were read", () => {
    for (const { expected, profile } of cases) {
      for (const [field, { source }] of Object.entries(profile)) {
        if (source.kind === "website") expect(new URL(source.url ?? "").hostname, field).to.equal(expected.host);
      }
    }
  });
});
