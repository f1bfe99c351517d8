import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { expect } from "chai";

const root = resolve(import.meta.dirname, "../../..");

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })].toSorted();

const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Link {
  /** Relative to the repository's root. */
  readonly file: string;
  /** Empty for the whole file. */
  readonly anchor: string;
}

const linksOf = (path: string): readonly Link[] =>
  [...read(path).matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)]
    .filter(([, target = ""]) => !/^[a-z]+:/.test(target))
    .map(([, target = "", anchor = ""]) => ({ file: target === "" ? path : normalize(join(dirname(path), target)), anchor }));

/** As GitHub names headings. */
const anchorsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("documents", () => {
  it("link to files and headings that exist", () => {
    const isThere = ({ file, anchor }: Link): boolean =>
      existsSync(join(root, file)) && (anchor === "" || !file.endsWith(".md") || anchorsOf(file).includes(anchor));
    const broken = documents.flatMap((path) =>
      linksOf(path)
        .filter((link) => !isThere(link))
        .map(({ file, anchor }) => `${path}: ${file}#${anchor}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it("are all reached from docs/README.md", () => {
    const listed = new Set([...linksOf("docs/README.md").map(({ file }) => file), "docs/README.md", "README.md"]);
    expect(documents.filter((path) => !listed.has(path))).to.deep.equal([]);
  });
});
