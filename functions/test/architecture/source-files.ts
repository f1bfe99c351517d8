import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** A file of the project, and what is loaded with it. */
interface SourceFile {
  /** Relative to the functions folder, with slashes. */
  readonly path: string;
  readonly lines: number;
  /** Own files and packages: neither types, nor what is imported late. */
  readonly loads: readonly string[];
}

const root = resolve(import.meta.dirname, "../..");

/** All TypeScript files of a folder, without the tests next to them. What they load is the path of an own file or the name of a package. */
export const readSources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
    .map((name) => readSource(join(folder, name)))
    .toSorted((a, b) => a.path.localeCompare(b.path));

const readSource = (path: string): SourceFile => {
  const text = readFileSync(join(root, path), "utf8");
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const declarations = parsed.statements.filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement));
  const loads = declarations.flatMap((declaration) => {
    const { moduleSpecifier } = declaration;
    const isLoaded = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) && !isTypeOnly(declaration);
    return isLoaded ? [locate(path, moduleSpecifier.text)] : [];
  });
  return { path, lines: text.split("\n").length - 1, loads };
};

const isTypeOnly = (declaration: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(declaration) ? declaration.isTypeOnly : declaration.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

const locate = (from: string, specifier: string): string =>
  specifier.startsWith(".") ? relative(root, resolve(root, dirname(from), specifier)) : specifier;
