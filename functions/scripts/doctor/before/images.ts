import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Repository = z.object({
  cleanupPolicies: z.optional(z.record(z.string(), z.unknown())),
  labels: z.optional(z.record(z.string(), z.string())),
});

/**
 * The repository of the functions' images. Without a clean-up policy firebase-tools asks for one after it has deployed the functions; where
 * nobody can answer it fails, and Hosting is not released.
 */
export async function checkImages({ projectId, region }: Deployment, google: Google): Promise<readonly Finding[]> {
  const setPolicy = `firebase functions:artifacts:setpolicy --location ${region} --days 3 --force --project ${projectId}`;
  const answer = await google.get("artifacts", `projects/${projectId}/locations/${region}/repositories/gcf-artifacts`);
  if (answer.kind === "refused")
    return [needed("This account may not see Artifact Registry.", grantRole(projectId, "roles/artifactregistry.admin"))];
  if (answer.kind === "absent") {
    const create = `gcloud artifacts repositories create gcf-artifacts --repository-format docker --location ${region} --project ${projectId}`;
    return [needed("There is no repository for the functions' images, with a policy that deletes old ones.", `${create}\n${setPolicy}`)];
  }
  const { cleanupPolicies = {}, labels = {} } = Repository.parse(answer.body);
  if (Object.keys(cleanupPolicies).length > 0 || labels["firebase-functions-cleanup-opted-out"] === "true") return [];
  return [needed("Images of earlier deployments are kept forever, and billed.", setPolicy)];
}
