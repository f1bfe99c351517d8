import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";

const root = resolve(import.meta.dirname, "../../..");

const isOurs = (path: string): boolean => !/(?:^|\/)(?:node_modules|dist|\.cache)\//.test(path);

/** A group that changes the flags, in code: comments may speak of it. */
const findFlagGroups = (source: string): readonly string[] =>
  source.split("\n").filter((line) => /\(\?[a-z-]+:/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));

describe("patterns", () => {
  it("have no group with flags of its own: V8 of Node 24.21 now and then misses what it should match", () => {
    const files = ["functions", "web"].flatMap((folder) =>
      globSync(`${folder}/**/*.ts`, { cwd: root, exclude: (path) => !isOurs(`${path}/`) }).filter(isOurs),
    );
    expect(files).to.have.length.above(1000);
    expect(files.filter((path) => findFlagGroups(readFileSync(join(root, path), "utf8")).length > 0)).to.deep.equal([]);
  });

  it("with such a group are found", () => {
    const group = ["(?", "i:x)"].join("");
    expect(findFlagGroups(["const a = /x/;", `const b = /${group}/;`, ` * ${group}`].join("\n"))).to.have.length(1);
  });
});
