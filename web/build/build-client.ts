import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { build, type Metafile } from "esbuild";
import { browserBuild, webDir } from "./options.ts";

/** An entry of the client's package and its source. */
const entries = {
  index: "client/src/index.ts",
  autosave: "client/src/autosave/index.ts",
  journal: "client/src/autosave/indexed-db-journal.ts",
  voice: "client/src/voice/index.ts",
};

/** Builds the client's package: modules and types. The folder is relative to `web/`, or absolute. */
export const buildClient = async (folder = "client/dist"): Promise<Metafile> => {
  const output = resolve(webDir, folder);
  rmSync(output, { recursive: true, force: true });
  const { metafile } = await build({ ...browserBuild, entryPoints: entries, outdir: output, sourcemap: true });
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", join(webDir, "client/tsconfig.types.json"), "--outDir", join(output, "types")], {
    stdio: "inherit",
  });
  return metafile;
};
