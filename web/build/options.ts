import { resolve } from "node:path";
import type { BuildOptions } from "esbuild";
import { minifiedStyles } from "./minified-styles.ts";

export const webDir = resolve(import.meta.dirname, "..");
export const publicDir = resolve(webDir, "../public");

/** What every build for browsers has in common. Paths in the metafile are from `web/`. */
export const browserBuild = {
  absWorkingDir: webDir,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  metafile: true,
  logLevel: "warning",
  plugins: [minifiedStyles],
} satisfies BuildOptions;
