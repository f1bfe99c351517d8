import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { SetupError } from "./setup-error.ts";

/** Where the emulators store their data between runs. */
export interface StackData {
  readonly folder: string;
  /** Whether an earlier run has stored data. */
  readonly isThere: boolean;
}

/**
 * LECTERN_DATA: a folder, relative to the person's. Undefined: every start begins with only the demo project.
 *
 * @throws SetupError when the folder contains other files, because the emulators replace it when they end
 */
export function readStackData(environment: NodeJS.ProcessEnv): StackData | undefined {
  const path = environment["LECTERN_DATA"] ?? "";
  if (path === "") return undefined;
  // The person's folder; npm changes to another.
  const folder = resolve(environment["INIT_CWD"] ?? process.cwd(), path);
  const isThere = existsSync(join(folder, "firebase-export-metadata.json"));
  if (!isThere && existsSync(folder) && readdirSync(folder).length > 0)
    throw new SetupError(`LECTERN_DATA is ${folder}, which has files that no stack has written. Name a new folder, or an empty one.`);
  return { folder, isThere };
}
