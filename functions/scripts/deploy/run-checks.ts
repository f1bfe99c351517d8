import { checkAppCheck } from "./checks/app-check.ts";
import { checkBucket } from "./checks/bucket.ts";
import { checkBuildAccount } from "./checks/build-account.ts";
import { checkDatabase } from "./checks/database.ts";
import { checkDeployer } from "./checks/deployer.ts";
import { checkBilling } from "./checks/project.ts";
import { checkPublicAccess } from "./checks/public-access.ts";
import { checkRegion } from "./checks/region.ts";
import { checkRoles } from "./checks/roles.ts";
import { checkSchedules } from "./checks/schedules.ts";
import { checkSecrets } from "./checks/secrets.ts";
import { checkEmailProvider, checkWebApp } from "./checks/sign-in.ts";
import type { Deployment } from "./deployment.ts";
import { advised, type Finding, needed } from "./finding.ts";
import { type Google, NoAnswer } from "./google.ts";
import { checkImages } from "./images.ts";

/**
 * How a check without an answer is reported. Some answers are needed; others are not, because the deploying account may not be allowed to
 * read them.
 */
const checks = [
  { subject: "The region", run: checkRegion, unknown: needed },
  { subject: "The billing account", run: checkBilling, unknown: advised },
  { subject: "The database", run: checkDatabase, unknown: needed },
  { subject: "The account of the functions", run: checkRoles, unknown: needed },
  { subject: "The secrets", run: checkSecrets, unknown: needed },
  { subject: "The images of earlier deployments", run: checkImages, unknown: needed },
  { subject: "What this account may do", run: checkDeployer, unknown: advised },
  { subject: "The account that builds the functions", run: checkBuildAccount, unknown: advised },
  { subject: "Whether the functions may be public", run: checkPublicAccess, unknown: advised },
  { subject: "Cloud Scheduler", run: checkSchedules, unknown: advised },
  { subject: "The bucket for pictures", run: checkBucket, unknown: advised },
  { subject: "The web app", run: checkWebApp, unknown: advised },
  { subject: "The providers of Authentication", run: checkEmailProvider, unknown: advised },
] as const;

/** Everything that a deployment lacks. If an API does not answer, only the checks that need it are unknown. */
export async function runChecks(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const silent = new Set<string>();
  const findings: Finding[] = [];
  const answers = await Promise.all(checks.map(async (check) => ({ check, found: await check.run(deployment, google).catch(noAnswer) })));
  for (const { check, found } of answers) {
    if (!(found instanceof NoAnswer)) findings.push(...found);
    // Several checks may use the same API: if one reports its failure as needed, others do not also report it as advice.
    else if (check.unknown === needed || !silent.has(found.message))
      findings.push(check.unknown(`${check.subject} could not be checked: ${found.message}`, found.mend));
    if (found instanceof NoAnswer) silent.add(found.message);
  }
  return [...findings, ...checkAppCheck(deployment)];
}

const noAnswer = (error: unknown): NoAnswer => {
  if (error instanceof NoAnswer) return error;
  throw error;
};
