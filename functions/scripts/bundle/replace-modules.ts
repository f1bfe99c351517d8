import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

/** The file below node_modules, and the source that takes its place. */
export type Replacements = Readonly<Record<string, string>>;

const nodeModules = join(import.meta.dirname, "../../node_modules");

/** Source for a module that must never run: whoever reaches it learns why, instead of meeting `undefined`. */
export function refuse(what: string): string {
  return `throw new Error(${JSON.stringify(`${what} is left out of the bundle (scripts/bundle)`)});`;
}

/** An esbuild plugin that bundles other source in place of some files of our dependencies. */
export function replaceModules(name: string, replacements: Replacements): Plugin {
  const sources = new Map(Object.entries(replacements).map(([file, source]) => [join(nodeModules, file), source]));
  return {
    name,
    setup(build) {
      // A new version of a dependency may have moved the file: better no build than a silently slower one.
      const missing = [...sources.keys()].filter((path) => !existsSync(path));
      if (missing.length > 0) throw new Error(`${name} replaces files that do not exist: ${missing.join(", ")}`);

      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js$/ }, ({ path }) => {
        const contents = sources.get(path);
        return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
      });
    },
  };
}
