/** `npm run build-pages`: builds the browser code in `web/`: the client's package, and the pages that Hosting serves. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { namesOf, readDeployment, siteKeyParameter } from "./doctor/read-deployment.ts";
import { repositoryDir, webDir } from "./stack/paths.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";

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

/** The key in the parameters of the project to which `firebase deploy` deploys: this variable has its ID, and no alias. */
const readSiteKey = (projectId = process.env["GCLOUD_PROJECT"]): string => {
  if (projectId === undefined) return "";
  const keys = new Set(namesOf(repositoryDir, projectId).map((name) => readDeployment(repositoryDir, name).siteKey));
  const [key = "", other] = [...keys].filter((one) => one !== "");
  if (other !== undefined)
    throw new SetupError(
      `Two parameter files of ${projectId} differ in ${siteKeyParameter}: name one of its aliases in .firebaserc alone.`,
    );
  return key;
};

if (import.meta.main)
  await runScript(async () => {
    console.log(await buildPages(readSiteKey()));
    return 0;
  });
