import { expect } from "chai";
import { readSources } from "./source-files.ts";

const longestFile = 250;

const folders = ["src", "answers", "contract", "fakes", "local", "scripts", "bench", "soak", "test"];
const sources = folders.flatMap(readSources);

/** File names of a role that every folder of their kind has. */
const roles = new Set(["limits.ts", "store.ts", "record.ts"]);

/** Names that stand for more than one thing. An operation shares its name with the handler of the tool that calls it. */
const findSharedNames = (paths: readonly string[]): readonly string[] => {
  const all = new Set(paths);
  const isOperation = (name: string): boolean => all.has(`src/lib/tools/handlers/${name}`);
  const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf("/") + 1));
  return [...byName].filter(([name, { length }]) => length > 1 && !roles.has(name) && !isOperation(name)).map(([name]) => name);
};

describe("files", () => {
  it(`have at most ${longestFile} lines`, () => {
    expect(sources.filter(({ lines }) => lines > longestFile).map(({ path, lines }) => `${path}: ${lines}`)).to.deep.equal([]);
  });

  it("of the service have unique names", () => {
    expect(findSharedNames(readSources("src").map(({ path }) => path))).to.deep.equal([]);
  });

  it("are not barrels", () => {
    const names = sources.map(({ path }) => path).filter((path) => path.endsWith("/index.ts"));
    expect(names).to.deep.equal(["src/index.ts"]);
  });
});

describe("findSharedNames", () => {
  it("names duplicates, except for roles and operations of tools", () => {
    const twice = ["src/lib/a/fields.ts", "src/lib/b/fields.ts"];
    const fine = ["src/lib/a/store.ts", "src/lib/b/store.ts", "src/lib/tools/handlers/ask.ts", "src/lib/a/ask.ts"];
    expect(findSharedNames([...twice, ...fine])).to.deep.equal(["fields.ts"]);
  });
});
