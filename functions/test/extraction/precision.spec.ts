import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Case, precisionTable, type Score, scoreOf } from "./precision.ts";
import { readAllSites } from "./read-all-sites.ts";

/** At least so many of the values that are given must be right, and of those that a person would find, in percent. */
const floors: Readonly<Record<string, readonly [precision: number, found: number]>> = {
  name: [80, 80],
  phone: [100, 80],
  email: [100, 90],
  address: [90, 90],
  primary_language: [100, 100],
  service_area: [100, 25],
  summary: [90, 90],
  industry: [100, 25],
  target_audience: [100, 40],
  languages: [100, 100],
  products_services: [90, 90],
  unique_selling_points: [90, 60],
  opening_hours: [95, 95],
};

describe("the precision of the extraction", () => {
  let cases: readonly Case[];
  let scores: readonly Score[];
  before(async () => {
    cases = await readAllSites();
    scores = scoreOf(cases);
  });

  it("is measured on at least 15 sites", () => {
    expect(cases.length).to.be.at.least(15);
  });

  for (const [field, [precision, found]] of Object.entries(floors)) {
    it(`of ${field} is at least ${precision} %, and ${found} % are found`, () => {
      const score = scores.find((other) => other.field === field);
      expect(score, field).not.to.equal(undefined);
      if (score === undefined) return;
      expect((100 * score.right) / score.given, `wrong at ${score.wrong.join(", ")}`).to.be.at.least(precision);
      expect((100 * score.right) / score.expected).to.be.at.least(found);
    });
  }

  it("stands in the repository as it is now", () => {
    expect(readFileSync(join(import.meta.dirname, "precision.md"), "utf8"), "run: node test/extraction/write-precision.ts").to.equal(
      precisionTable(scores, cases.length),
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
