import * as z from "zod";
import { SetupError } from "../stack/setup-error.ts";
import type { Deployment } from "./deployment.ts";
import { type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "./google.ts";

const Repository = z.object({
  cleanupPolicies: z.optional(z.record(z.string(), z.unknown())),
  labels: z.optional(z.record(z.string(), z.string())),
});

const pathOf = ({ projectId, region }: Deployment): string => `projects/${projectId}/locations/${region}/repositories`;

/** The repository of the functions' images. Without a clean-up policy, firebase-tools asks for one, and fails if nobody can answer. */
export async function checkImages(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("artifacts", `${pathOf(deployment)}/gcf-artifacts`);
  if (answer.kind === "absent") return []; // `makeImages` comes first
  if (answer.kind === "refused")
    return [needed("This account may not see Artifact Registry.", grantRole(deployment.projectId, "roles/artifactregistry.admin"))];
  const { cleanupPolicies = {}, labels = {} } = Repository.parse(answer.body);
  if (Object.keys(cleanupPolicies).length > 0 || labels["firebase-functions-cleanup-opted-out"] === "true") return [];
  return [
    needed(
      "Images of earlier deployments are kept for ever, and paid for.",
      `npm --prefix functions exec -- firebase functions:artifacts:setpolicy --location ${deployment.region} --days 3 --force --project ${deployment.projectName}`,
    ),
  ];
}

/** Creates the repository with a policy. Otherwise the first deployment would create it without one and then fail. */
export async function makeImages(deployment: Deployment, google: Google): Promise<void> {
  const path = pathOf(deployment);
  if ((await google.get("artifacts", `${path}/gcf-artifacts`)).kind !== "absent") return;
  const answer = await google.post("artifacts", `${path}?repositoryId=gcf-artifacts`, {
    format: "DOCKER",
    description: "Images of Cloud Functions",
    cleanupPolicies: {
      "firebase-functions-cleanup": {
        id: "firebase-functions-cleanup",
        action: "DELETE",
        condition: { tagState: "ANY", olderThan: "259200s" },
      },
    },
  });
  if (answer.kind === "refused") throw new SetupError(`This account may not make a repository for the functions' images: ${answer.reason}`);
}
