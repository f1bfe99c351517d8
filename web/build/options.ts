import { resolve } from "node:path";
import type { BuildOptions } from "esbuild";
import { minifiedStyles } from "./minified-styles.ts";

export const webDir = resolve(import.meta.dirname, "..");
export const publicDir = resolve(webDir, "../public");

/** Options of every build for browsers. Paths in the metafile are relative to `web/`. */
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
