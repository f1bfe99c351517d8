import { formatServiceAccount } from "firebase-tools/lib/gcp/proto.js";
import * as z from "zod";
import type { Deployment } from "../deployment.ts";
import { advised, type Finding, grantRole, needed } from "../finding.ts";
import type { Google } from "../google.ts";
import { readProjectNumber } from "./project.ts";

const Policy = z.object({ bindings: z.optional(z.array(z.object({ role: z.string(), members: z.optional(z.array(z.string())) }))) });

/** Roles that include all the others. */
const wholeProject = ["roles/owner", "roles/editor"];

/** What the functions do with Google's services, and the role that allows it. */
const tasks = [
  { role: "roles/datastore.user", what: "read and write Firestore", isUsed: () => true },
  { role: "roles/firebaseauth.viewer", what: "see whether an account is disabled", isUsed: () => true },
  {
    role: "roles/cloudtranslate.user",
    what: "have labels translated",
    isUsed: ({ parameters }: Deployment) => (parameters["TRANSLATE_API_URL"] ?? "") !== "",
  },
] as const;

/** The account that the functions run as. In newer organisations the default one has no role at all, and every request would fail. */
export async function checkRoles(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, projectName, parameters } = deployment;
  const projectNumber = await readProjectNumber(deployment, google);
  const { SERVICE_ACCOUNT: chosen = "" } = parameters;
  if (chosen !== "" && !chosen.includes("@"))
    return [needed(`SERVICE_ACCOUNT=${chosen} is no service account.`, `SERVICE_ACCOUNT=${chosen}@ in functions/.env.${projectName}`)];
  const account = chosen === "" ? `${projectNumber}-compute@developer.gserviceaccount.com` : formatServiceAccount(chosen, projectId, true);
  const answer = await google.post("projects", `projects/${projectId}:getIamPolicy`, {});
  if (answer.kind !== "found")
    return [
      advised(`This account may not see the roles of ${account}: they were not checked.`, `gcloud projects get-iam-policy ${projectId}`),
    ];
  const member = `serviceAccount:${account}`;
  const roles = (Policy.parse(answer.body).bindings ?? [])
    .filter(({ members }) => members?.includes(member) === true)
    .map(({ role }) => role);
  if (roles.some((role) => wholeProject.includes(role))) return [];
  return tasks
    .filter(({ role, isUsed }) => isUsed(deployment) && !roles.includes(role))
    .map(({ role, what }) => needed(`The functions run as ${account}, which may not ${what}.`, grantRole(projectId, role, member)));
}
