import * as z from "zod";
import { computeAccount, readProjectNumber, readRoles, wholeProject } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

/** https://cloud.google.com/build/docs/api/reference/rest/v1/projects.locations/getDefaultServiceAccount */
const DefaultAccount = z.object({ serviceAccountEmail: z.optional(z.string()) });

const builder = "roles/cloudbuild.builds.builder";

/** The parts of a build, and roles that allow each: reading the source, writing the image, writing the log. */
const parts = [
  ["roles/storage.objectViewer", "roles/storage.objectUser", "roles/storage.objectAdmin", "roles/storage.admin"],
  ["roles/artifactregistry.writer", "roles/artifactregistry.repoAdmin", "roles/artifactregistry.admin"],
  ["roles/logging.logWriter", "roles/logging.admin"],
] as const;

/** The account that builds the functions. It has no role in organisations that disable automatic grants. */
export async function checkBuildAccount(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, region } = deployment;
  const answer = await google.get("builds", `projects/${projectId}/locations/${region}/defaultServiceAccount`);
  // If the deploying account may not read builds, it is most probably this one.
  const named =
    answer.kind === "found"
      ? DefaultAccount.parse(answer.body).serviceAccountEmail
      : computeAccount(await readProjectNumber(deployment, google));
  const account = named?.split("/").at(-1) ?? "";
  if (account === "")
    return [
      needed(
        "Cloud Build has no account of its own in this project: functions cannot be built.",
        `gcloud resource-manager org-policies enable-enforce cloudbuild.useComputeServiceAccount --project ${projectId}`,
      ),
    ];
  const roles = await readRoles(deployment, google, account);
  if (roles === undefined) return [];
  const isAllowed = [builder, ...wholeProject].some((role) => roles.includes(role));
  if (isAllowed || parts.every((allowing) => allowing.some((role) => roles.includes(role)))) return [];
  return [
    needed(`Functions are built by ${account}, which may not build them.`, grantRole(projectId, builder, `serviceAccount:${account}`)),
  ];
}
