/** `npm run build-pages`: builds the browser code in `web/`: the client's package, and the pages that Hosting serves. */
import { buildPages } from "../local/build/build-pages.ts";
import { readDeployment } from "./doctor/read-deployment.ts";
import { repositoryDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";

/** The key in the parameters of the project to which `firebase deploy` deploys: this variable has its ID, and no alias. */
const readSiteKey = (projectId = process.env["GCLOUD_PROJECT"]): string =>
  projectId === undefined ? "" : readDeployment(repositoryDir, projectId).siteKey;

await runScript(async () => {
  console.log(await buildPages(readSiteKey()));
  return 0;
});
