import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding } from "./finding.ts";
import type { Google } from "../google.ts";

/** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getEffectiveOrgPolicy */
const Policy = z.object({
  listPolicy: z.optional(
    z.object({
      allValues: z.optional(z.string()),
      allowedValues: z.optional(z.array(z.string())),
      deniedValues: z.optional(z.array(z.string())),
    }),
  ),
});

const constraint = "iam.allowedPolicyMemberDomains";

/**
 * Whether the organisation allows public functions, which browsers call without a Google identity. Only a warning, because exemptions by
 * tag cannot be read.
 */
export async function checkPublicAccess({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.post("projects", `projects/${projectId}:getEffectiveOrgPolicy`, { constraint: `constraints/${constraint}` });
  // There may be no organisation, and most deploying accounts may not read its policies.
  if (answer.kind !== "found") return [];
  const { allValues, allowedValues = [], deniedValues = [] } = Policy.parse(answer.body).listPolicy ?? {};
  const isLimited = allValues === "DENY" || (allValues !== "ALLOW" && allowedValues.length + deniedValues.length > 0);
  if (!isLimited) return [];
  const policy = `{name: projects/${projectId}/policies/${constraint}, spec: {rules: [{allowAll: true}]}}`;
  return [
    advised(
      `The organisation's policy ${constraint} allows no public functions: the deployment will fail with "One or more users named in the policy do not belong to a permitted customer".`,
      `Ask an administrator of the organisation to exempt the project:\necho '${policy}' > policy.yaml && gcloud org-policies set-policy policy.yaml`,
    ),
  ];
}
