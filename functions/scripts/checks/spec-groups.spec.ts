import { globSync } from "node:fs";
import { expect } from "chai";
import { functionsDir } from "../stack/paths.ts";
import { groupsOf } from "./spec-groups.ts";

describe("the groups of tests", () => {
  it("have every file of tests exactly once", () => {
    const specs = globSync("**/*.spec.ts", { cwd: functionsDir, exclude: ["node_modules/**", ".cache/**", "dist/**"] });
    expect(specs).to.include("test/pages/headers.spec.ts").and.have.lengthOf.above(300);
    expect(specs.filter((path) => groupsOf(path).length !== 1)).to.deep.equal([]);
  });
});
