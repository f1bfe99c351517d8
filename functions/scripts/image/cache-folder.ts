import { join } from "node:path";

/** Beside this code in `dist/`. Relative to the folder of the deployment it is the value of NODE_COMPILE_CACHE in `.env`. */
export const cacheFolder = join(__dirname, "compile-cache");

/** The cache that the image was built with, whatever name Node has for it there. */
export const builtCache = join(cacheFolder, "built");

/** What V8 has compiled of each function: one file each. */
export const codeFolder = join(__dirname, "code-cache");

/** Set to 1 in a process that is to store its compiled code. */
export const keepCode = "KEEP_COMPILED_CODE";

/** What each function answered when its code was kept: one that refuses the request has not run much of it. */
export const statusesFile = join(__dirname, "first-answers.json");
