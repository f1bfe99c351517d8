import * as z from "zod";
import { runtime, schedules } from "../../../src/lib/config/runtime.ts";
import type { Deployment } from "../deployment.ts";
import { type Finding, needed } from "../finding.ts";
import type { Google } from "../google.ts";

const Version = z.object({ state: z.string() });

/** Every secret that a function is given must have a value, whichever functions are deployed. */
export async function checkSecrets({ projectId, projectName }: Deployment, google: Google): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    boundSecrets().map(async (name) => {
      const answer = await google.get("secrets", `projects/${projectId}/secrets/${name}/versions/latest`);
      if (answer.kind === "found" && Version.parse(answer.body).state === "ENABLED") return [];
      return [
        needed(
          `The secret ${name} has no value${answer.kind === "refused" ? ", or this account may not see it" : ""}.`,
          `npm --prefix functions exec -- firebase functions:secrets:set ${name} --project ${projectName}`,
        ),
      ];
    }),
  );
  return findings.flat();
}

export const boundSecrets = (): readonly string[] => {
  const functions = [...Object.values(runtime), ...Object.values(schedules)];
  const names = functions.flatMap((options) => ("secrets" in options ? options.secrets.map(({ name }) => name) : []));
  return [...new Set(names)].toSorted();
};
