import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const webDir = join(import.meta.dirname, "../../../web");

/**
 * Builds without a reCAPTCHA key by default, because a local stack has no App Check.
 *
 * @throws with the output of the build, when it fails or exceeds a budget
 */
export async function buildPages(siteKey = ""): Promise<string> {
  const env = { ...process.env, APP_CHECK_SITE_KEY: siteKey };
  const { stdout } = await promisify(execFile)(process.execPath, ["build.ts"], { cwd: webDir, env });
  return stdout;
}
