import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Sites = z.object({ sites: z.optional(z.array(z.object({ type: z.optional(z.string()) }))) });

/** A project that was not made in Firebase's console may have no Hosting site: then `firebase deploy` asks for its name, or ends where nobody answers. */
export async function checkHostingSite({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("hosting", `projects/${projectId}/sites`);
  const mend = `firebase hosting:sites:create ${projectId} --project ${projectId}`;
  if (answer.kind === "refused") return [advised(`This account may not see the Hosting sites: ${answer.reason}`, mend)];
  if (answer.kind === "found" && (Sites.parse(answer.body).sites ?? []).some(({ type }) => type === "DEFAULT_SITE")) return [];
  return [needed("The project has no Hosting site: the pages cannot be deployed.", mend)];
}
