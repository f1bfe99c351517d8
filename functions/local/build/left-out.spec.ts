import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { leftOut } from "./left-out.ts";

const packages = join(import.meta.dirname, "../../node_modules");

describe("what is left out of the bundle", () => {
  it("still names files of the packages", () => {
    expect(Object.keys(leftOut).filter((path) => !existsSync(join(packages, path)))).to.deep.equal([]);
  });
});
