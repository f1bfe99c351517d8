/**
 * `npm --prefix functions run deploy -- --project <ID or alias>`: checks everything that a deployment needs, then deploys Firestore's rules
 * and indexes, the functions, and Hosting, in this order, and checks whether they answer. `--check` only checks; `--set-up` creates what
 * people need to sign in to the hosted pages, and the bucket for pictures. Exits with 0, with 1 if not everything was deployed, or with
 * `brokenCode`. Arguments after a further `--` are passed to firebase-tools.
 */
import { createRequire } from "node:module";
import { configstore } from "firebase-tools/lib/configstore.js";
import * as z from "zod";
import { runChecks } from "./deploy/run-checks.ts";
import { type Deployment, readDeployment, siteKeyParameter } from "./deploy/deployment.ts";
import { describeFindings } from "./deploy/finding.ts";
import { logIn } from "./deploy/google.ts";
import { makeImages } from "./deploy/images.ts";
import { readOptions } from "./deploy/read-options.ts";
import { setUp } from "./deploy/set-up.ts";
import { withAppCheck } from "./deploy/with-app-check.ts";
import { readFunctionsFromFile } from "./stack/discovery.ts";
import { readFirebaseConfig, writeFirebaseConfig } from "./stack/firebase-config.ts";
import { repositoryDir } from "./stack/paths.ts";
import { runCommand } from "./stack/run-command.ts";
import { runScript } from "./stack/run-script.ts";
import { SetupError } from "./stack/setup-error.ts";

/** 2: everything was deployed, but something is wrong. A workflow must fail, although another deployment may not help. */
const brokenCode = 2;

/** The project that `firebase use` selected for this folder. */
const readChosen = (): string | undefined =>
  z.record(z.string(), z.string()).safeParse(configstore.get("activeProjects")).data?.[repositoryDir];

/** In this order, because a page must not call a function that does not exist yet, nor a function use a missing index. */
const steps = ["firestore", "functions", "hosting"] as const;

const looking = ["login", "checks"] as const;

type Phase = (typeof looking)[number] | "set-up" | "images" | (typeof steps)[number];

const phasesOf = {
  check: looking,
  "set-up": ["login", "set-up"],
  deploy: [...looking, "images", ...steps],
} as const satisfies Readonly<Record<string, readonly Phase[]>>;

type Begin = (phase: Phase) => void;

const counted =
  (phases: readonly Phase[]): Begin =>
  (phase) => {
    console.log(`\n${phases.indexOf(phase) + 1} of ${phases.length}: ${phase}`);
  };

/** firebase-tools asks before it deletes a function, and before a warm instance causes costs. */
const canAnswer = process.stdin.isTTY && process.env["CI"] === undefined;

/** The `predeploy` commands of Hosting in firebase.json build the pages with their key. */
const deploy = async (
  { root, projectName, siteKey }: Deployment,
  { begin, passedOn, signal }: { readonly begin: Begin; readonly passedOn: readonly string[]; readonly signal: AbortSignal },
): Promise<void> => {
  const firebase = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
  using config = siteKey === "" ? undefined : writeFirebaseConfig(withAppCheck(readFirebaseConfig()), "deployment");
  const chosen = ["--project", projectName, ...(config === undefined ? [] : ["--config", config.path])];
  const env = { ...process.env, ...readFunctionsFromFile, [siteKeyParameter]: siteKey };
  for (const step of steps) {
    begin(step);
    const options = ["deploy", "--only", step, ...chosen, ...(canAnswer ? [] : ["--non-interactive"]), ...passedOn];
    const code = await runCommand(process.execPath, [firebase, ...options], { cwd: root, env, signal });
    if (code !== 0) throw new SetupError(`Deploying ${step} failed: see above. What comes after it was not deployed.`);
  }
};

await runScript(async (signal) => {
  const { project, purpose, isDryRun, passedOn } = readOptions(process.argv.slice(2));
  const begin = counted(phasesOf[purpose]);
  const deployment = readDeployment(repositoryDir, project, readChosen());
  console.log(`Project ${deployment.projectId}, functions in ${deployment.region}.`);
  begin("login");
  const google = await logIn(deployment);
  if (purpose === "set-up") {
    begin("set-up");
    const isComplete = await setUp(deployment, google, {
      isDryRun,
      say: (line) => {
        console.log(line);
      },
    });
    return isComplete || isDryRun ? 0 : 1;
  }
  begin("checks");
  const findings = await runChecks(deployment, google);
  if (findings.length > 0) console.log(`\n${describeFindings(findings)}\n`);
  const missing = findings.filter(({ isNeeded }) => isNeeded).length;
  if (missing > 0) throw new SetupError(`${missing} ${missing === 1 ? "thing is" : "things are"} missing. Nothing was deployed.`);
  if (purpose === "check") {
    console.log("Nothing that a deployment needs is missing.");
    return 0;
  }
  begin("images");
  await makeImages(deployment, google);
  await deploy(deployment, { begin, passedOn, signal });
  console.log(`\nDeployed. https://${deployment.projectId}.web.app`);
  const { lookAfter } = await import("./doctor/after-deployment.ts");
  if (await lookAfter(deployment, google, signal)) return 0;
  console.error(
    `\nDeployed, but it does not work (exit code ${brokenCode}). All of it: npm --prefix functions run doctor -- --project ${deployment.projectName}`,
  );
  return brokenCode;
});
