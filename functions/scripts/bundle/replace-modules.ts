import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { type KnownPackage, nodeModules, requireVersion } from "./require-version.ts";

export interface Replacement extends KnownPackage {
  /** Files in the package, each with the source that replaces it. */
  readonly files: Readonly<Record<string, string>>;
}

/** Source for a module that must never run. If it does, it throws an error with the reason, instead of causing an `undefined` later. */
export function refuse(what: string): string {
  return `throw new Error(${JSON.stringify(`${what} is left out of the bundle (scripts/bundle)`)});`;
}

/** An esbuild plugin that replaces the source of some files of dependencies. */
export function replaceModules(name: string, replacements: readonly Replacement[], folder: string = nodeModules): Plugin {
  const sources = new Map(
    replacements.flatMap((replacement) =>
      Object.entries(replacement.files).map(([file, source]) => [join(folder, replacement.package, file), source] as const),
    ),
  );
  return {
    name,
    setup(build) {
      for (const replacement of replacements) requireVersion(name, replacement, folder);
      const missing = [...sources.keys()].filter((path) => !existsSync(path));
      if (missing.length > 0) throw new Error(`${name} replaces files that do not exist: ${missing.join(", ")}`);

      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js$/ }, ({ path }) => {
        const contents = sources.get(path);
        return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
      });
    },
  };
}
