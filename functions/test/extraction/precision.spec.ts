import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Case, precisionTable, type Score, scoreOf } from "./precision.ts";
import { readAllSites } from "./read-all-sites.ts";

/** Values that are given, and how many of them are right: exactly, so that a change that makes them better is written down, too. */
const figures: Readonly<Record<string, readonly [given: number, right: number]>> = {
  name: [18, 15],
  phone: [14, 14],
  email: [8, 8],
  address: [10, 10],
  primary_language: [18, 18],
  service_area: [5, 5],
  summary: [17, 17],
  industry: [5, 5],
  target_audience: [2, 2],
  languages: [18, 18],
  products_services: [14, 14],
  unique_selling_points: [5, 5],
  opening_hours: [15, 15],
};

describe("the precision of the extraction", () => {
  let cases: readonly Case[];
  let scores: readonly Score[];
  before(async () => {
    cases = await readAllSites();
    scores = scoreOf(cases);
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
