import { setTimeout as pause } from "node:timers/promises";
import { openTarget } from "../admin/target.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { Google } from "../deploy/google.ts";
import { allChecks } from "./all-checks.ts";
import { aPatient, environmentOf, findOrigin } from "./patient.ts";
import { describeResult, isHealthy } from "./report.ts";
import { runChecks } from "./run-checks.ts";

/** 15 s: access to a new function may be refused for a while. */
const settleMs = 15_000;

/** Checks what anybody can see of a new deployment, and repeats failed checks once. Prints the results; returns whether all passed. */
export async function lookAfter(deployment: Deployment, google: Google, signal: AbortSignal): Promise<boolean> {
  const { projectId, projectName, parameters } = deployment;
  Object.assign(process.env, { ...parameters, ...environmentOf(projectId) });
  const origin = await findOrigin(projectId, google);
  const target = async () => openTarget(projectId);
  await using patient = aPatient({ projectId, projectName, origin, google, call: undefined, target });
  const cheap = allChecks.filter(({ kind }) => kind === "cheap");
  const onResult = (result: Parameters<typeof describeResult>[0]): void => {
    console.log(describeResult(result));
  };
  const results = await runChecks(cheap, patient, { signal, onResult });
  if (isHealthy(results)) return true;
  console.log(`Once more in ${settleMs / 1_000} s, in case that Google has not finished:`);
  await pause(settleMs, undefined, { signal });
  const failed = cheap.filter(({ name }) => results.some((result) => result.name === name && result.status === "fail"));
  return isHealthy(await runChecks(failed, patient, { signal, onResult }));
}
