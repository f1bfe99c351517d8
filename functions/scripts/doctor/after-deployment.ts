import { openTarget } from "../admin/target.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { Google } from "../deploy/google.ts";
import { allChecks } from "./all-checks.ts";
import { aPatient, environmentOf, findOrigin } from "./patient.ts";
import { describeResult, isHealthy } from "./report.ts";
import { runChecks } from "./run-checks.ts";

/** Checks what anybody can see of a new deployment. Says what is wrong; true if nothing is. */
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
  return isHealthy(await runChecks(cheap, patient, { signal, onResult }));
}
