import { checkAppCheck } from "./app-check.ts";
import { checkBucket } from "./bucket.ts";
import { checkBuildAccount } from "./build-account.ts";
import { checkDatabase } from "./database.ts";
import { checkDeployer } from "./deployer.ts";
import { checkHostingSite } from "./hosting-site.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkBilling } from "./project.ts";
import { checkPublicAccess } from "./public-access.ts";
import { checkRegion } from "./region.ts";
import { checkRoles } from "./roles.ts";
import { checkSchedules } from "./schedules.ts";
import { checkSecrets } from "./secrets.ts";
import { checkEmailProvider, checkWebApp } from "./sign-in.ts";
import type { Deployment } from "../read-deployment.ts";
import { advised, describeFindings, type Finding, needed } from "./finding.ts";
import { type Google, NoAnswer } from "../google.ts";
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
  { subject: "The bucket for images", run: checkBucket, unknown: advised },
  { subject: "The Hosting site", run: checkHostingSite, unknown: advised },
  { subject: "The web app", run: checkWebApp, unknown: advised },
  { subject: "The providers of Authentication", run: checkEmailProvider, unknown: advised },
] as const;

/**
 * Says what a deployment lacks, and how to get it. Returns whether nothing that it needs is missing. Changes nothing.
 *
 * @throws SetupError when the project cannot be seen, because then nothing can be checked
 */
export async function lookBefore(deployment: Deployment, google: Google, say: (text: string) => void): Promise<boolean> {
  const { projectId, region } = deployment;
  say(`Project ${projectId}, functions in ${region}, checked as ${google.account ?? "an account without an address"}.`);
  const findings = await findLacks(deployment, google);
  if (findings.length > 0) say(`\n${describeFindings(findings)}`);
  const missing = findings.filter(({ isNeeded }) => isNeeded).length;
  if (missing > 0) say(`\n${missing} ${missing === 1 ? "thing is" : "things are"} missing.`);
  else say(`\nEverything that a deployment needs is there: firebase deploy --project ${projectId}`);
  return missing === 0;
}

/** If an API does not answer, only the checks that need it are unknown. */
async function findLacks(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
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
  return [...findings, ...checkPlaceholders(deployment), ...checkAppCheck(deployment)];
}

const noAnswer = (error: unknown): NoAnswer => {
  if (error instanceof NoAnswer) return error;
  throw error;
};
