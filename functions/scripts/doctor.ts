/**
 * `npm --prefix functions run doctor -- --project <ID or alias>`, or `--local`: checks whether a deployment works, in many small steps.
 * With `--before`: what a project lacks for a deployment. `--help` lists the options.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { allChecks } from "./doctor/all-checks.ts";
import { lookBefore } from "./doctor/before/look-before.ts";
import { logIn } from "./doctor/google.ts";
import { openDeployment, openLocal } from "./doctor/patient.ts";
import { readDeployment } from "./doctor/read-deployment.ts";
import { chooseChecks, describeCost, readOptions } from "./doctor/read-options.ts";
import { describeResult, exitCodeOf, summarise, toJunit, toReport } from "./doctor/report.ts";
import { runChecks, runPatiently } from "./doctor/run-checks.ts";
import { readPortOffset } from "../local/stack/firebase-config.ts";
import { geminiOfStack } from "../local/stack/gemini-of-stack.ts";
import { repositoryDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";

const lookBeforeDeploying = async (project: string): Promise<boolean> => {
  const deployment = readDeployment(repositoryDir, project);
  return lookBefore(deployment, await logIn(deployment.projectId), console.log);
};

await runScript(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) return 0;
  const { project, before, json, junit, call } = options;
  if (before && project !== undefined) return (await lookBeforeDeploying(project)) ? 0 : 1;
  // With `--json`, the standard output contains only the report.
  const say = json ? console.error : console.log;
  say(describeCost(options, project !== undefined || geminiOfStack(process.env, readPortOffset(process.env)).isReal));
  await using patient = project === undefined ? openLocal(call) : await openDeployment(project, call);
  const onResult = (result: Parameters<typeof describeResult>[0]): void => {
    say(describeResult(result));
  };
  const run = project === undefined ? runChecks : runPatiently;
  const results = await run(chooseChecks(allChecks, options), patient, { signal, onResult });
  say(`\n${summarise(results)}`);
  const about = { project: patient.projectId, at: new Date() };
  if (json) console.log(JSON.stringify(toReport(results, about), undefined, 2));
  // npm runs scripts in the package's folder, but people name files relative to their own.
  if (junit !== undefined) writeFileSync(resolve(process.env["INIT_CWD"] ?? "", junit), toJunit(results, about));
  return exitCodeOf(results);
});
