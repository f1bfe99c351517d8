/**
 * Enables Node's compile cache before anything else in a new instance. `fill-compile-cache.ts` filled it when the image was built, so code
 * that was compiled then is not compiled again.
 *
 * Node checks every entry against its source, and compiles what does not match. Without a cache (outside an image) this does nothing.
 */
import { existsSync, lstatSync, mkdtempSync, rmdirSync, symlinkSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtCache, cacheFolder } from "./cache-folder.ts";

if (existsSync(builtCache)) switchOn();

function switchOn(): void {
  try {
    // Already enabled if NODE_COMPILE_CACHE is set: then the framework's modules come from it, too.
    enableCompileCache(cacheFolder);
    // Still disabled if that folder is not writable.
    if (getCompileCacheDir() === undefined) enableCompileCache(mkdtempSync(join(tmpdir(), "compile-cache-")));
    linkBuilt(getCompileCacheDir());
  } catch {
    // Everything works without a cache, only more slowly.
  }
}

/**
 * Node uses a subfolder named after its version, flags and user. If those differ from the build's, Node has just created an empty folder,
 * which is replaced by a link to the built one.
 */
function linkBuilt(expected: string | undefined): void {
  if (expected === undefined || lstatSync(expected).isSymbolicLink()) return;
  rmdirSync(expected);
  symlinkSync(builtCache, expected);
}
