import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** A file of the project and its imports. */
export interface SourceFile {
  /** Relative to the functions folder, with slashes. */
  readonly path: string;
  readonly lines: number;
  /** Including dynamic imports. */
  readonly imports: readonly string[];
  /** The subset of `imports` that is loaded with the file: types are not. */
  readonly loads: readonly string[];
}

const root = resolve(import.meta.dirname, "../..");

/** All TypeScript files of a folder, without the tests next to them. Imports of own files are paths, others are package names. */
export const readSources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
    .map((name) => readSource(join(folder, name)))
    .toSorted((a, b) => a.path.localeCompare(b.path));

const readSource = (path: string): SourceFile => {
  const text = readFileSync(join(root, path), "utf8");
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const declarations = parsed.statements.filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement));
  const named = declarations.flatMap((declaration) => {
    const { moduleSpecifier } = declaration;
    return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
      ? [{ target: locate(path, moduleSpecifier.text), typeOnly: isTypeOnly(declaration) }]
      : [];
  });
  const late = ts.preProcessFile(text).importedFiles.map(({ fileName }) => locate(path, fileName));
  return {
    path,
    lines: text.split("\n").length - 1,
    imports: [...new Set([...named.map(({ target }) => target), ...late])],
    loads: named.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
  };
};

const isTypeOnly = (declaration: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(declaration) ? declaration.isTypeOnly : declaration.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

const locate = (from: string, specifier: string): string =>
  specifier.startsWith(".") ? relative(root, resolve(root, dirname(from), specifier)) : specifier;
