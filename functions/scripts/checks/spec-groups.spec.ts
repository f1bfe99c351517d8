import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { functionsDir } from "../stack/paths.ts";
import { nightlyPattern, nightlyTests } from "./nightly-tests.ts";
import { allStackGroups, groupsOf } from "./spec-groups.ts";

describe("the groups of tests", () => {
  it("have every file of tests exactly once", () => {
    const specs = globSync("**/*.spec.ts", { cwd: functionsDir, exclude: ["node_modules/**", ".cache/**", "dist/**"] });
    expect(specs).to.include("test/pages/headers.spec.ts").and.have.lengthOf.above(300);
    expect(specs.filter((path) => groupsOf(path).length !== 1)).to.deep.equal([]);
  });

  it("share no Google project, and have none that exists at Google", () => {
    const projects = allStackGroups.map(({ ownProject }) => ownProject).filter((project) => project !== undefined);
    expect(new Set(projects)).to.have.property("size", projects.length);
    for (const project of projects) expect(project).to.match(/^demo-(?!lectern$)/);
  });

  it("have every file of which tests were moved to the night, with the title of its tests", () => {
    for (const [path, suites] of Object.entries(nightlyTests)) {
      expect(groupsOf(path), path).to.have.lengthOf(1);
      const source = readFileSync(join(functionsDir, path), "utf8");
      for (const suite of Object.keys(suites)) expect(source, path).to.include(`describe(${JSON.stringify(suite)}, `);
    }
  });

  it("leave all tests of a describe to the night only where no other one begins like it", () => {
    const sources = globSync("**/*.spec.ts", { cwd: functionsDir, exclude: ["node_modules/**", ".cache/**", "dist/**"] }).map((path) =>
      readFileSync(join(functionsDir, path), "utf8"),
    );
    for (const suites of Object.values(nightlyTests))
      for (const [suite, tests] of Object.entries(suites))
        if ("allBut" in tests)
          expect(
            sources.filter((source) => source.includes(`\ndescribe("${suite} `)),
            suite,
          ).to.deep.equal([]);
  });

  it("leave the names of the night out by day, and nothing else", () => {
    const pattern = new RegExp(nightlyPattern, "u");
    expect(pattern.test("an agent that says nothing answers in the end: late")).to.equal(true);
    expect(pattern.test("an agent that says nothing answers in the end: swallow")).to.equal(false);
    expect(pattern.test("a page with an agent that says nothing answers in the end: late")).to.equal(false);
  });
});
