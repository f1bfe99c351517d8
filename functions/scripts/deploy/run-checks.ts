import { checkAppCheck } from "./checks/app-check.ts";
import { checkDatabase } from "./checks/database.ts";
import { checkBilling } from "./checks/project.ts";
import { checkRegion } from "./checks/region.ts";
import { checkRoles } from "./checks/roles.ts";
import { checkSecrets } from "./checks/secrets.ts";
import { checkEmailProvider, checkWebApp } from "./checks/sign-in.ts";
import type { Deployment } from "./deployment.ts";
import { advised, type Finding, needed } from "./finding.ts";
import { type Google, NoAnswer } from "./google.ts";
import { checkImages } from "./images.ts";

/** What to tell where nothing is known: nobody deploys into the dark. Who pays and how people sign in need not be seen by whoever may deploy. */
const checks = [
  { subject: "The region", run: checkRegion, unknown: needed },
  { subject: "The billing account", run: checkBilling, unknown: advised },
  { subject: "The database", run: checkDatabase, unknown: needed },
  { subject: "The account of the functions", run: checkRoles, unknown: needed },
  { subject: "The secrets", run: checkSecrets, unknown: needed },
  { subject: "The images of earlier deployments", run: checkImages, unknown: needed },
  { subject: "The web app", run: checkWebApp, unknown: advised },
  { subject: "The providers of Authentication", run: checkEmailProvider, unknown: advised },
] as const;

/** Everything that a deployment lacks. An API that gives no answer hides only what it was asked for. */
export async function runChecks(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    checks.map(async ({ subject, run, unknown }) =>
      run(deployment, google).catch((error: unknown) => {
        if (error instanceof NoAnswer) return [unknown(`${subject} could not be checked: ${error.message}`, error.mend)];
        throw error;
      }),
    ),
  );
  return [...findings.flat(), ...checkAppCheck(deployment)];
}
