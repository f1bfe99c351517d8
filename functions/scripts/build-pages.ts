/** Builds what `web/` has for browsers: the client's package, and the pages that Hosting serves. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { webDir } from "./stack/paths.ts";

/** @throws with what the build has printed, when it fails or is over a budget */
export async function buildPages(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["build.ts"], { cwd: webDir });
  return stdout;
}

if (import.meta.main) console.log(await buildPages());
