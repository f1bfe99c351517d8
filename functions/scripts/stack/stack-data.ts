import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { SetupError } from "./setup-error.ts";

/** Where the emulators keep what is in them from one start to the next. */
export interface StackData {
  readonly folder: string;
  /** True after a first run. */
  readonly isThere: boolean;
}

/**
 * LECTERN_DATA: a folder, from where the person is. Undefined: every start begins with the demo project alone.
 *
 * @throws SetupError when something else is in the folder: the emulators replace it when they end
 */
export function readStackData(environment: NodeJS.ProcessEnv): StackData | undefined {
  const path = environment["LECTERN_DATA"] ?? "";
  if (path === "") return undefined;
  // Where the person is, not where npm went.
  const folder = resolve(environment["INIT_CWD"] ?? process.cwd(), path);
  const isThere = existsSync(join(folder, "firebase-export-metadata.json"));
  if (!isThere && existsSync(folder) && readdirSync(folder).length > 0)
    throw new SetupError(`LECTERN_DATA is ${folder}, which has files that no stack has written. Name a new folder, or an empty one.`);
  return { folder, isThere };
}
