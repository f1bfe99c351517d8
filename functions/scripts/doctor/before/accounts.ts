import * as z from "zod";
import { SetupError } from "../../../local/stack/setup-error.ts";
import type { Deployment } from "../read-deployment.ts";
import type { Google } from "../google.ts";

const Project = z.object({ projectNumber: z.string(), lifecycleState: z.string() });

/**
 * The project's number.
 *
 * @throws SetupError when the project cannot be read, because then nothing else can be checked
 */
export async function readProjectNumber({ projectId }: Deployment, google: Google): Promise<string> {
  const answer = await google.get("projects", `projects/${projectId}`);
  const project = answer.kind === "found" ? Project.parse(answer.body) : undefined;
  if (project?.lifecycleState === "ACTIVE") return project.projectNumber;
  throw new SetupError(
    `${google.account ?? "This account"} cannot see a project ${projectId}. Is the ID right? Those that it can see:\n` +
      "    gcloud projects list",
  );
}

/** The parameter's value: an address, a name with an @, or neither. */
export const chosenAccount = ({ parameters }: Deployment): string => parameters["SERVICE_ACCOUNT"] ?? "";

/** Email address of the account that the functions run as. */
export async function readRuntimeAccount(deployment: Deployment, google: Google): Promise<string> {
  const chosen = chosenAccount(deployment);
  return chosen.includes("@")
    ? chosen.replace(/@$/, `@${deployment.projectId}.iam.gserviceaccount.com`)
    : computeAccount(await readProjectNumber(deployment, google));
}

/** The default account of Compute Engine. */
export const computeAccount = (projectNumber: string): string => `${projectNumber}-compute@developer.gserviceaccount.com`;

const Policy = z.object({ bindings: z.optional(z.array(z.object({ role: z.string(), members: z.optional(z.array(z.string())) }))) });

/** The roles that a policy grants to a service account. */
export const rolesIn = (policy: unknown, account: string): readonly string[] => rolesOf(policy, [`serviceAccount:${account}`]);

/** The roles that a policy grants to any of these members. */
export const rolesOf = (policy: unknown, wanted: readonly string[]): readonly string[] =>
  (Policy.parse(policy).bindings ?? [])
    .filter(({ members = [] }) => members.some((member) => wanted.includes(member)))
    .map(({ role }) => role);

/** Roles of a service account in the project. Undefined if the caller may not see them. */
export async function readRoles({ projectId }: Deployment, google: Google, account: string): Promise<readonly string[] | undefined> {
  const answer = await google.post("projects", `projects/${projectId}:getIamPolicy`, {});
  return answer.kind === "found" ? rolesIn(answer.body, account) : undefined;
}

/** Roles that include all others. */
export const wholeProject = ["roles/owner", "roles/editor"];

const Tested = z.object({ permissions: z.optional(z.array(z.string())) });

/** The permissions that the deploying account lacks. Undefined if they cannot be determined. */
export async function readMissing(
  google: Google,
  { api, resource }: { readonly api: "projects" | "secrets" | "iam"; readonly resource: string },
  permissions: readonly string[],
): Promise<readonly string[] | undefined> {
  const answer = await google.post(api, `${resource}:testIamPermissions`, { permissions });
  if (answer.kind !== "found") return undefined;
  const { permissions: granted = [] } = Tested.parse(answer.body);
  return permissions.filter((permission) => !granted.includes(permission));
}
