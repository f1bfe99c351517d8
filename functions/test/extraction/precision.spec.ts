import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Case, precisionTable, type Score, scoreOf } from "./precision.ts";
import type { ReadSite } from "./people-score.ts";
import { peopleSites } from "./people-sites.ts";
import { readAllSites } from "./read-all-sites.ts";
import { readPeopleSites } from "./read-people-sites.ts";

/** Values that are given, and how many of them are right: exactly, so that a change that makes them better is written down, too. */
const figures: Readonly<Record<string, readonly [given: number, right: number]>> = {
  name: [18, 15],
  phone: [17, 17],
  email: [8, 8],
  address: [10, 10],
  primary_language: [18, 18],
  service_area: [3, 3],
  summary: [17, 17],
  industry: [0, 0],
  target_audience: [2, 2],
  languages: [18, 18],
  products_services: [3, 3],
  unique_selling_points: [3, 2],
  opening_hours: [15, 15],
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

  it("is measured on 18 sites", () => {
    expect(cases).to.have.length(18);
    expect(scores.map(({ field }) => field)).to.deep.equal(Object.keys(figures));
  });

  for (const [field, [given, right]] of Object.entries(figures)) {
    it(`of ${field} is ${right} of ${given}`, () => {
      const score = scores.find((other) => other.field === field);
      expect(score, `wrong at ${score?.wrong.join(", ") ?? ""}`).to.include({ given, right });
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
