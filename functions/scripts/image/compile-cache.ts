/**
 * Switches on Node's compile cache, before anything else in a new instance. `fill-compile-cache.ts` made it when the image was built, so
 * that code which was compiled then is not compiled again.
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
    // Everything works without a cache, only more slowly.
  }
}

/**
 * Node uses a subfolder named after its version, flags and user. Where the build had others, Node has just made an empty one, which is
 * replaced by a link to the one that was built.
 */
function linkBuilt(expected: string | undefined): void {
  if (expected === undefined || lstatSync(expected).isSymbolicLink()) return;
  rmdirSync(expected);
  symlinkSync(builtCache, expected);
}
