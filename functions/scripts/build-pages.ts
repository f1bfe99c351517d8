/** `npm run build-pages`: builds the browser code in `web/`: the client's package, and the pages that Hosting serves. */
import { buildPages } from "../local/build/build-pages.ts";
import { namesOf, readDeployment, siteKeyParameter } from "./doctor/read-deployment.ts";
import { repositoryDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";
import { SetupError } from "../local/stack/setup-error.ts";

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

await runScript(async () => {
  console.log(await buildPages(readSiteKey()));
  return 0;
});
