import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { expect } from "chai";

const root = resolve(import.meta.dirname, "../../..");

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })].toSorted();

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Files that a document links to, relative to the repository's root. */
const linksOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(path), target)));

describe("documents", () => {
  it("link to files that exist", () => {
    const broken = documents.flatMap((path) =>
      linksOf(path)
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it("are all reached from docs/README.md", () => {
    const listed = new Set([...linksOf("docs/README.md"), "docs/README.md", "README.md"]);
    expect(documents.filter((path) => !listed.has(path))).to.deep.equal([]);
  });
});
