import { chosenAccount, readRoles, readRuntimeAccount, wholeProject } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

/** What the functions do with Google's services, and the role that allows it. */
const tasks = [
  { role: "roles/datastore.user", what: "read and write Firestore", isUsed: () => true },
  // Also to see whether an account is disabled, for which a viewer's role would do.
  {
    role: "roles/firebaseauth.admin",
    what: "make accounts for people who are invited, or remove visitors who stay away",
    isUsed: () => true,
  },
  {
    role: "roles/cloudtranslate.user",
    what: "have labels translated",
    isUsed: ({ parameters }: Deployment) => (parameters["TRANSLATE_API_URL"] ?? "") !== "",
  },
] as const;

/** Roles that include all permissions of another one. */
const larger: Readonly<Record<string, readonly string[]>> = { "roles/firebaseauth.admin": ["roles/firebaseauth.editor"] };

/** The account that the functions run as. In newer organisations the default account has no role, so every request would fail. */
export async function checkRoles(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId } = deployment;
  const chosen = chosenAccount(deployment);
  if (chosen !== "" && !chosen.includes("@"))
    return [needed(`SERVICE_ACCOUNT=${chosen} is not a service account.`, `SERVICE_ACCOUNT=${chosen}@ in functions/.env.${projectId}`)];
  const account = await readRuntimeAccount(deployment, google);
  const roles = await readRoles(deployment, google, account);
  if (roles === undefined)
    return [
      advised(`This account may not see the roles of ${account}: they were not checked.`, `gcloud projects get-iam-policy ${projectId}`),
    ];
  if (roles.some((role) => wholeProject.includes(role))) return [];
  return tasks
    .filter(({ role, isUsed }) => isUsed(deployment) && ![role, ...(larger[role] ?? [])].some((one) => roles.includes(one)))
    .map(({ role, what }) =>
      needed(`The functions run as ${account}, which may not ${what}.`, grantRole(projectId, role, `serviceAccount:${account}`)),
    );
}
