/**
 * `npm --prefix functions run doctor -- --project <ID or alias>`, or `--local`: checks whether a deployment works, in many small steps.
 * `--help` lists the options.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { allChecks } from "./doctor/all-checks.ts";
import { openDeployment, openLocal } from "./doctor/patient.ts";
import { chooseChecks, describeCost, readOptions } from "./doctor/read-options.ts";
import { describeResult, exitCodeOf, summarise, toJunit, toReport } from "./doctor/report.ts";
import { runChecks } from "./doctor/run-checks.ts";
import { runScript } from "./stack/run-script.ts";

await runScript(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) return 0;
  const { project, json, junit, call } = options;
  // With `--json`, the standard output contains only the report.
  const say = json ? console.error : console.log;
  say(describeCost(options));
  await using patient = project === undefined ? openLocal(call) : await openDeployment(project, call);
  const onResult = (result: Parameters<typeof describeResult>[0]): void => {
    say(describeResult(result));
  };
  const results = await runChecks(chooseChecks(allChecks, options), patient, { signal, onResult });
  say(`\n${summarise(results)}`);
  const about = { project: patient.projectId, at: new Date() };
  if (json) console.log(JSON.stringify(toReport(results, about), undefined, 2));
  // npm runs scripts in the package's folder, but people name files relative to their own.
  if (junit !== undefined) writeFileSync(resolve(process.env["INIT_CWD"] ?? "", junit), toJunit(results, about));
  return exitCodeOf(results);
});
