import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Locations = z.object({
  locations: z.array(
    z.object({ locationId: z.string(), metadata: z.optional(z.object({ environments: z.optional(z.array(z.string())) })) }),
  ),
});

/** 1000: Google has some forty regions, so all fit on one page. */
const pageSize = 1000;

/** Whether the region supports second-generation functions. Google is asked, because a list in the code would become outdated. */
export async function checkRegion(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, region } = deployment;
  const answer = await google.get("functions", `projects/${projectId}/locations?pageSize=${pageSize}`);
  if (answer.kind !== "found")
    return [needed("This account may not see Cloud Functions.", grantRole(projectId, "roles/cloudfunctions.admin"))];
  const regions = Locations.parse(answer.body)
    .locations.filter(({ metadata }) => metadata?.environments?.includes("GEN_2") ?? true)
    .map(({ locationId }) => locationId);
  if (regions.includes(region)) return [];
  return [
    needed(
      `REGION=${region} is not a region of Cloud Functions (2nd gen).`,
      `REGION=<one of these> in functions/.env.${projectId}\n${regions.toSorted().join(", ")}`,
    ),
  ];
}
