/**
 * `npm --prefix functions run deploy -- --project <ID or alias>`: checks everything that a deployment needs, then deploys Firestore's rules
 * and indexes, the functions, and Hosting, in this order. `--check` only looks. What follows a further `--` goes to firebase-tools.
 */
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { configstore } from "firebase-tools/lib/configstore.js";
import * as z from "zod";
import { checkBilling, readProjectNumber } from "./deploy/checks/project.ts";
import { checkAppCheck } from "./deploy/checks/app-check.ts";
import { checkDatabase } from "./deploy/checks/database.ts";
import { checkRoles } from "./deploy/checks/roles.ts";
import { checkSecrets } from "./deploy/checks/secrets.ts";
import { type Deployment, readDeployment, siteKeyParameter } from "./deploy/deployment.ts";
import { describeFindings, type Finding } from "./deploy/finding.ts";
import { type Google, logIn } from "./deploy/google.ts";
import { checkImages, makeImages } from "./deploy/images.ts";
import { withAppCheck } from "./deploy/with-app-check.ts";
import { readFirebaseConfig, writeFirebaseConfig } from "./stack/firebase-config.ts";
import { repositoryDir } from "./stack/paths.ts";
import { runCommand } from "./stack/run-command.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";

const { values, positionals } = parseArgs({
  options: { project: { type: "string", short: "P" }, check: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** The project that `firebase use` has chosen for this folder. */
const readChosen = (): string | undefined =>
  z.record(z.string(), z.string()).safeParse(configstore.get("activeProjects")).data?.[repositoryDir];

const check = async (deployment: Deployment, google: Google): Promise<readonly Finding[]> => {
  const projectNumber = await readProjectNumber(deployment, google);
  const findings = await Promise.all([
    checkBilling(deployment, google),
    checkDatabase(deployment, google),
    checkRoles(deployment, projectNumber, google),
    checkSecrets(deployment, google),
    checkImages(deployment, google),
  ]);
  return [...findings.flat(), ...checkAppCheck(deployment)];
};

/** One after the other: a page must not call a function that is not there yet, nor a function ask for an index. */
const steps = ["firestore", "functions", "hosting"] as const;

const looking = ["login", "checks"] as const;

type Phase = (typeof looking)[number] | "images" | (typeof steps)[number];

const phases: readonly Phase[] = values.check ? looking : [...looking, "images", ...steps];

const begin = (phase: Phase): void => {
  console.log(`\n${phases.indexOf(phase) + 1} of ${phases.length}: ${phase}`);
};

/** firebase-tools asks before it deletes a function, and before a warm instance begins to cost. */
const canAnswer = process.stdin.isTTY && process.env["CI"] === undefined;

/** The pages are built, with their key, by what firebase.json says to do before Hosting. */
const deploy = async ({ root, projectName, siteKey }: Deployment, signal: AbortSignal): Promise<void> => {
  const firebase = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
  using config = siteKey === "" ? undefined : writeFirebaseConfig(withAppCheck(readFirebaseConfig()), "deployment");
  const chosen = ["--project", projectName, ...(config === undefined ? [] : ["--config", config.path])];
  const env = { ...process.env, [siteKeyParameter]: siteKey };
  for (const step of steps) {
    begin(step);
    const options = ["deploy", "--only", step, ...chosen, ...(canAnswer ? [] : ["--non-interactive"]), ...positionals];
    const code = await runCommand(process.execPath, [firebase, ...options], { cwd: root, env, signal });
    if (code !== 0) throw new SetupError(`Deploying ${step} failed: see above. What comes after it was not deployed.`);
  }
};

await runScript(async (signal) => {
  const deployment = readDeployment(repositoryDir, values.project, readChosen());
  console.log(`Project ${deployment.projectId}, functions in ${deployment.region}.`);
  begin("login");
  const google = await logIn(deployment);
  begin("checks");
  const findings = await check(deployment, google);
  if (findings.length > 0) console.log(`\n${describeFindings(findings)}\n`);
  const missing = findings.filter(({ isNeeded }) => isNeeded).length;
  if (missing > 0) throw new SetupError(`${missing} ${missing === 1 ? "thing is" : "things are"} missing. Nothing was deployed.`);
  if (values.check) {
    console.log("Nothing that a deployment needs is missing.");
    return 0;
  }
  begin("images");
  await makeImages(deployment, google);
  await deploy(deployment, signal);
  console.log(`\nDeployed. https://${deployment.projectId}.web.app`);
  return 0;
});
