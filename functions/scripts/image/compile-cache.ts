/**
 * The first thing that a new instance does: it switches on Node's compile cache, which `fill-compile-cache.ts` made when the image was
 * built, so that no function is compiled again that an instance has already compiled.
 *
 * Node checks every entry against its source, and compiles what does not fit. Without a cache (every machine but an image) this does nothing.
 */
import { existsSync, lstatSync, mkdtempSync, rmdirSync, symlinkSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtCache, cacheFolder } from "./cache-folder.ts";

if (existsSync(builtCache)) switchOn();

function switchOn(): void {
  try {
    // Already on where NODE_COMPILE_CACHE is set: then the framework's modules come from it too.
    enableCompileCache(cacheFolder);
    // Off where that folder cannot be written to.
    if (getCompileCacheDir() === undefined) enableCompileCache(mkdtempSync(join(tmpdir(), "compile-cache-")));
    linkBuilt(getCompileCacheDir());
  } catch {
    // It is only faster with a cache.
  }
}

/**
 * Node looks below the folder that it was given for a name with its version, its flags and its user. Where the build had others, it has made
 * an empty folder of that name, which gives way to what was built.
 */
function linkBuilt(expected: string | undefined): void {
  if (expected === undefined || lstatSync(expected).isSymbolicLink()) return;
  rmdirSync(expected);
  symlinkSync(builtCache, expected);
}
