import ts from "typescript";

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** The compiler's errors in a browser program with strict settings. */
export const strictProblems = (file: string): readonly string[] =>
  ts
    .getPreEmitDiagnostics(ts.createProgram([file], compilerOptions))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
