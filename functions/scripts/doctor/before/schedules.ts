import * as z from "zod";
import { readProjectNumber, readRoles } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Service = z.object({ state: z.string() });

const scheduler = "cloudscheduler.googleapis.com";
const agentRole = "roles/cloudscheduler.serviceAgent";

/** The schedules, which close transfers and finish what requests left undone. */
export async function checkSchedules(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, region } = deployment;
  const service = await google.get("services", `projects/${projectId}/services/${scheduler}`);
  if (service.kind === "found" && Service.parse(service.body).state !== "ENABLED")
    return [
      advised(
        `${scheduler} is switched off in this project. A deployment switches it on, if this account may.`,
        `gcloud services enable ${scheduler} --project ${projectId}`,
      ),
    ];
  const location = await google.get("scheduler", `projects/${projectId}/locations/${region}`);
  if (location.kind === "absent")
    return [
      needed(
        `Cloud Scheduler is not in ${region}: nothing would run by the clock.`,
        `REGION=<one of "gcloud scheduler locations list"> in functions/.env.${projectId}`,
      ),
    ];
  const agent = `service-${await readProjectNumber(deployment, google)}@gcp-sa-cloudscheduler.iam.gserviceaccount.com`;
  const roles = await readRoles(deployment, google, agent);
  if (roles === undefined || roles.includes(agentRole)) return [];
  return [
    advised(
      "Cloud Scheduler's own account has lost its role: schedules would be refused, and transfers never closed.",
      grantRole(projectId, agentRole, `serviceAccount:${agent}`),
    ),
  ];
}
