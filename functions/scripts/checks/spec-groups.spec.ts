import { globSync } from "node:fs";
import { expect } from "chai";
import { functionsDir } from "../../local/stack/paths.ts";
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
});
