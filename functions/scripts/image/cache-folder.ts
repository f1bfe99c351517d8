import { join } from "node:path";

/** Beside this code in `dist/`. NODE_COMPILE_CACHE in `.env` names it relative to the deployment's folder. */
export const cacheFolder = join(__dirname, "compile-cache");

/** The cache that the image was built with, under a name that does not depend on Node. */
export const builtCache = join(cacheFolder, "built");

/** V8's compiled code, one file per function. */
export const codeFolder = join(__dirname, "code-cache");

/** Set to 1 in a process that stores its compiled code. */
export const keepCode = "KEEP_COMPILED_CODE";

/** The status of each function when its code was stored: one that refused the request has run little of it. */
export const statusesFile = join(__dirname, "first-answers.json");
