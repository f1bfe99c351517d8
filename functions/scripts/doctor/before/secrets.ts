import * as z from "zod";
import { secrets, secretsParameter, twilioApiKeySecret, twilioAuthToken } from "../../../src/lib/platform/config/secrets.ts";
import { splitList } from "../../../src/lib/platform/core/split-list.ts";
import { readMissing, readRuntimeAccount, rolesIn } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";
import { memberOf } from "./deployer.ts";

const Version = z.object({ state: z.string() });

/** Every secret that the deployment names needs a value, and every feature in use needs its secrets. */
export async function checkSecrets(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, parameters } = deployment;
  const named = splitList(parameters[secretsParameter] ?? "");
  const all = secrets.map(({ name }) => name);
  const unknown = named.filter((name) => !all.includes(name));
  const findings = await Promise.all(
    named
      .filter((name) => all.includes(name))
      .map(async (name) => {
        const answer = await google.get("secrets", `projects/${projectId}/secrets/${name}/versions/latest`);
        if (answer.kind === "found" && Version.parse(answer.body).state === "ENABLED") return checkGrant(deployment, google, name);
        return [
          needed(
            `The secret ${name} has no value${answer.kind === "refused" ? ", or this account may not see it" : ""}.`,
            `firebase functions:secrets:set ${name} --project ${projectId}`,
          ),
        ];
      }),
  );
  return [
    ...findings.flat(),
    ...unknown.map((name) => needed(`${secretsParameter} names ${name}, which no function knows.`, `Known are ${all.join(", ")}.`)),
    ...missingForTwilio(deployment, named),
  ];
}

/** A deployment grants the functions access to each secret. If the deploying account may not do that, access must exist already. */
const checkGrant = async (deployment: Deployment, google: Google, name: string): Promise<readonly Finding[]> => {
  const { projectId } = deployment;
  const resource = `projects/${projectId}/secrets/${name}`;
  const missing = await readMissing(google, { api: "secrets", resource }, ["secretmanager.secrets.setIamPolicy"]);
  if (missing === undefined || missing.length === 0) return [];
  const [account, policy] = await Promise.all([readRuntimeAccount(deployment, google), google.get("secrets", `${resource}:getIamPolicy`)]);
  if (policy.kind === "found" && rolesIn(policy.body, account).includes(accessor)) return [];
  return [
    needed(
      `This account may not let the functions read the secret ${name}.`,
      `gcloud secrets add-iam-policy-binding ${name} --project ${projectId} --member serviceAccount:${account} --role ${accessor}\n` +
        `or, for all secrets: ${grantRole(projectId, "roles/secretmanager.admin", memberOf(google.account))}`,
    ),
  ];
};

const accessor = "roles/secretmanager.secretAccessor";

const missingForTwilio = ({ parameters, projectId }: Deployment, named: readonly string[]): readonly Finding[] => {
  const missing = [twilioApiKeySecret, twilioAuthToken].map(({ name }) => name).filter((name) => !named.includes(name));
  if ((parameters["TWILIO_ACCOUNT_SID"] ?? "") === "" || missing.length === 0) return [];
  return [
    needed(
      `TWILIO_ACCOUNT_SID is set, but ${secretsParameter} does not name ${missing.join(" and ")}.`,
      `${secretsParameter}=${[...named, ...missing].join(",")} in functions/.env.${projectId}`,
    ),
  ];
};
