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

/** Whether a source makes patterns while it runs. Those that it makes once, outside of functions, are of constants. */
const buildsPatterns = (source: string): boolean => {
  const visit = (node: ts.Node, isLate: boolean): boolean =>
    (isLate && ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") ||
    (ts.forEachChild(node, (child) => visit(child, isLate || ts.isFunctionLike(node))) ?? false);
  return visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest), false);
};

/** Who does, and of what. A pattern of several words of others, with something between them, tries all ways. */
const builders: Readonly<Record<string, string>> = {
  "functions/scripts/admin/wordpress/in-languages": "one of two constants",
  "functions/src/lib/onboarding/extraction/languages": "the name of a script",
  "functions/src/lib/onboarding/extraction/quoted-email": "one text, escaped",
  "functions/src/lib/onboarding/extraction/verify-reading": "an hour and a minute",
  "functions/src/lib/platform/core/text": "constants, late",
  "functions/src/lib/profile/parse-phone": "a pattern of libphonenumber",
  "functions/src/lib/projects/site/slug": "constants, late",
};

/** True if a long run of one character can take more than linear time. */
const isSlow = (literal: string): boolean => {
  const end = literal.lastIndexOf("/");
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
};

const files = globSync(
  folders.map((folder) => `${folder}/**/*.ts`),
  { cwd: root },
).filter((path) => !path.endsWith(".spec.ts") && !/\/(?:node_modules|dist)\//.test(path));

describe("regular expressions", () => {
  it("are built while something runs only where somebody has looked at what they are built of", () => {
    const building = files.filter((path) => buildsPatterns(readFileSync(join(root, path), "utf8")));
    expect(building).to.have.members(Object.keys(builders).map((name) => `${name}.ts`));
  });

  it("take linear time, whatever text comes", () => {
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
