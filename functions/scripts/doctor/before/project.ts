import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Billing = z.object({ billingEnabled: z.optional(z.boolean()) });

/** Functions need a project with billing. */
export async function checkBilling({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("billing", `projects/${projectId}/billingInfo`);
  // The deploying account may not be allowed to read the billing.
  if (answer.kind !== "found" || Billing.parse(answer.body).billingEnabled === true) return [];
  return [
    needed(
      `${projectId} has no billing account, so that it cannot have functions.`,
      `gcloud billing projects link ${projectId} --billing-account <account ID>`,
    ),
  ];
}
