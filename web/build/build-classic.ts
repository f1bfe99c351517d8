import { build, type Metafile, type OutputFile } from "esbuild";
import type { Site } from "../pages.ts";
import { browserBuild } from "./options.ts";
import { outputOf } from "./outputs.ts";

interface Built {
  readonly outputs: Metafile["outputs"];
  readonly files: readonly OutputFile[];
}

/** Builds scripts without imports and exports, in a function: a classic script shares its names with the page. They know the built files of `modules`. */
export const buildClassic = async (scripts: NonNullable<Site["classic"]>, modules: Metafile, target: string): Promise<Built> => {
  const all = await Promise.all(
    Object.entries(scripts).map(async ([name, { source, loads }]) =>
      build({
        ...browserBuild,
        format: "iife",
        entryPoints: { [name]: source },
        outdir: target,
        define: Object.fromEntries(Object.entries(loads).map(([constant, loaded]) => [constant, JSON.stringify(fileOf(modules, loaded))])),
        legalComments: "none",
        write: false,
      }),
    ),
  );
  return {
    outputs: Object.fromEntries(all.flatMap(({ metafile }) => Object.entries(metafile.outputs))),
    files: all.flatMap(({ outputFiles }) => outputFiles),
  };
};

const fileOf = (modules: Metafile, source: string): string => outputOf(modules, source).split("/").pop() ?? "";
