import { globSync } from "node:fs";
import { expect } from "chai";
import { functionsDir } from "../stack/paths.ts";
import { groupsOf, occasionalGroups } from "./spec-groups.ts";

describe("the groups of tests", () => {
  it("have every file of tests exactly once", () => {
    const specs = globSync("**/*.spec.ts", { cwd: functionsDir, exclude: ["node_modules/**", ".cache/**", "dist/**"] });
    expect(specs).to.include("test/pages/headers.spec.ts").and.have.lengthOf.above(300);
    expect(specs.filter((path) => groupsOf(path).length !== 1)).to.deep.equal([]);
  });

  it("run the tests of a fake and of the deployment when a file that they test has changed", () => {
    const due = (changed: string): readonly number[] => occasionalGroups.flatMap(({ isMeant }, index) => (isMeant(changed) ? [index] : []));
    expect(due("functions/fakes/telephony/main.ts")).to.deep.equal([0]);
    expect(due("functions/test/voice/mint.spec.ts")).to.deep.equal([0]);
    expect(due("functions/fakes/control-plane/route.ts")).to.deep.equal([0, 1]);
    for (const path of ["functions/scripts/deploy/google.ts", "functions/scripts/build.ts", "firebase.json", "functions/package-lock.json"])
      expect(due(path), path).to.deep.equal([1]);
    for (const path of ["functions/src/index.ts", "docs/README.md", "web/firebase.json", ""]) expect(due(path), path).to.deep.equal([]);
  });
});
