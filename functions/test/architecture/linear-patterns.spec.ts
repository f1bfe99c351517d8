import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { analyse } from "scslre";
import ts from "typescript";

const root = resolve(import.meta.dirname, "../../..");

/** All that reads texts of authors, visitors, websites and models. */
const folders = [
  ...["functions/src", "functions/scripts/admin/wordpress"],
  ...["client/src", "editor", "inbox", "markdown", "shared", "site", "voice"].map((name) => `web/${name}`),
];

/** The literals of regular expressions in a TypeScript source. */
const patternsIn = (source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest));
  return found;
};

/** True if a long run of one character can take more than linear time. */
const isSlow = (literal: string): boolean => {
  const end = literal.lastIndexOf("/");
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
};

describe("regular expressions", () => {
  it("take linear time, whatever text comes", () => {
    const files = globSync(
      folders.map((folder) => `${folder}/**/*.ts`),
      { cwd: root },
    ).filter((path) => !path.endsWith(".spec.ts") && !/\/(?:node_modules|dist)\//.test(path));
    expect(files).to.have.length.above(500);
    const slow = files.flatMap((path) =>
      patternsIn(readFileSync(join(root, path), "utf8"))
        .filter(isSlow)
        .map((pattern) => `${path}: ${pattern}`),
    );
    expect(slow).to.deep.equal([]);
  });

  it("that take more are found", () => {
    expect(patternsIn(String.raw`text.replace(/\s+$/, "").split(/,/)`).filter(isSlow)).to.deep.equal([String.raw`/\s+$/`]);
    expect(isSlow("/^(a+)+$/")).to.equal(true);
    expect(isSlow("/^[a-z]+$/")).to.equal(false);
  });
});
