import { readMissing, readRuntimeAccount } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

/** Steps of a deployment for which firebase-tools detects missing rights only midway, and the role for each. */
const tasks = [
  { permission: "cloudfunctions.functions.create", role: "roles/cloudfunctions.admin", what: "make functions" },
  { permission: "run.services.setIamPolicy", role: "roles/run.admin", what: "let browsers call the functions" },
  { permission: "cloudscheduler.jobs.create", role: "roles/cloudscheduler.admin", what: "make the schedules" },
  { permission: "cloudscheduler.jobs.update", role: "roles/cloudscheduler.admin", what: "change the schedules" },
  { permission: "artifactregistry.repositories.create", role: "roles/artifactregistry.admin", what: "keep the functions' images" },
  { permission: "datastore.indexes.create", role: "roles/datastore.indexAdmin", what: "make Firestore's indexes" },
  { permission: "firebasehosting.sites.update", role: "roles/firebasehosting.admin", what: "deploy the pages" },
] as const;

const enableServices = "serviceusage.services.enable";

/** The rights of the deploying account: a person's, or that of a workflow. */
export async function checkDeployer(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId } = deployment;
  const member = memberOf(google.account);
  const permissions = [...tasks.map(({ permission }) => permission), enableServices];
  const missing = await readMissing(google, { api: "projects", resource: `projects/${projectId}` }, permissions);
  const lacking = tasks.filter(({ permission }) => missing?.includes(permission) === true);
  // One line per role.
  const byRole = [...Map.groupBy(lacking, ({ role }) => role)];
  return [
    ...byRole.map(([role, [task]]) => needed(`This account may not ${task?.what ?? ""}.`, grantRole(projectId, role, member))),
    ...(missing?.includes(enableServices) === true
      ? [
          advised(
            "This account may not switch on APIs: where one is off, the deployment ends.",
            grantRole(projectId, "roles/serviceusage.serviceUsageAdmin", member),
          ),
        ]
      : []),
    ...(await checkActAs(deployment, google, member)),
  ];
}

/** The deploying account must be allowed to act as the account that the functions run as. */
const checkActAs = async (deployment: Deployment, google: Google, member: string): Promise<readonly Finding[]> => {
  const { projectId } = deployment;
  const account = await readRuntimeAccount(deployment, google);
  const missing = await readMissing(google, { api: "iam", resource: `projects/${projectId}/serviceAccounts/${account}` }, [
    "iam.serviceAccounts.actAs",
  ]);
  if (missing === undefined || missing.length === 0) return [];
  return [
    needed(
      `This account may not act as ${account}, which the functions run as.`,
      `gcloud iam service-accounts add-iam-policy-binding ${account} --project ${projectId} --member ${member} --role roles/iam.serviceAccountUser`,
    ),
  ];
};

/** A placeholder if the login has no address, as a federated identity. */
export const memberOf = (account: string | undefined): string => {
  if (account === undefined) return "<who deploys>";
  return `${account.endsWith(".gserviceaccount.com") ? "serviceAccount" : "user"}:${account}`;
};
