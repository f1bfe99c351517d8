import * as z from "zod";
import { SetupError } from "../../stack/setup-error.ts";
import type { Deployment } from "../deployment.ts";
import { type Finding, needed } from "../finding.ts";
import type { Google } from "../google.ts";

const Project = z.object({ projectNumber: z.string(), lifecycleState: z.string() });
const Billing = z.object({ billingEnabled: z.optional(z.boolean()) });

/**
 * The number of the project.
 *
 * @throws SetupError when it cannot be seen: nothing else can be checked then
 */
export async function readProjectNumber({ projectId }: Deployment, google: Google): Promise<string> {
  const answer = await google.get("projects", `projects/${projectId}`);
  const project = answer.kind === "found" ? Project.parse(answer.body) : undefined;
  if (project?.lifecycleState === "ACTIVE") return project.projectNumber;
  throw new SetupError(
    `${google.account ?? "This account"} cannot see a project ${projectId}. Is the ID right? Those that it can see:\n` +
      "    npm --prefix functions exec -- firebase projects:list",
  );
}

/** Functions need a project that pays. */
export async function checkBilling({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("billing", `projects/${projectId}/billingInfo`);
  // Whoever may deploy need not be allowed to see who pays.
  if (answer.kind !== "found" || Billing.parse(answer.body).billingEnabled === true) return [];
  return [
    needed(
      `${projectId} has no billing account, so that it cannot have functions.`,
      `gcloud billing projects link ${projectId} --billing-account <account ID>`,
    ),
  ];
}
