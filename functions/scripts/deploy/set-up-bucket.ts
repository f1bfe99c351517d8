import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { mediaBucketOf } from "../../src/lib/platform/config/params.ts";
import { SetupError } from "../stack/setup-error.ts";
import { chosenAccount, readProjectNumber, readRoles, readRuntimeAccount, rolesIn } from "./accounts.ts";
import { isClosedBucket, mayStorePictures, pictureRole } from "./checks/bucket.ts";
import { regionOfDatabase } from "./checks/database.ts";
import { memberOf } from "./checks/deployer.ts";
import type { Deployment } from "./deployment.ts";
import { grantRole } from "./finding.ts";
import { type Google, type GoogleAnswer, NoAnswer } from "./google.ts";
import type { Step } from "./set-up-step.ts";

/** Checks the bucket for pictures, and the functions' access to it. It is optional, so a failure does not stop the other steps. */
export const planBucket = async (deployment: Deployment, google: Google): Promise<readonly Step[]> => {
  const name = mediaBucketOf(deployment.parameters, deployment.projectId);
  const what = `the bucket ${name} for pictures`;
  const chosen = chosenAccount(deployment);
  if (chosen !== "" && !chosen.includes("@"))
    return [{ kind: "left", what, how: `SERVICE_ACCOUNT=${chosen} is no service account: SERVICE_ACCOUNT=${chosen}@` }];
  try {
    const bucket = await planMaking(deployment, google, { name, what });
    return bucket.kind === "left" ? [bucket] : [bucket, await planGrant(deployment, google, { name, isThere: bucket.kind === "there" })];
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [{ kind: "left", what, how: error instanceof NoAnswer ? `${error.message}\n${error.mend}` : error.message }];
  }
};

const planMaking = async (
  deployment: Deployment,
  google: Google,
  { name, what }: { readonly name: string; readonly what: string },
): Promise<Step> => {
  const { projectId, projectName, region } = deployment;
  const other = `If it is somebody else's, choose another name: MEDIA_BUCKET=<name> in functions/.env.${projectName}`;
  const found = await google.get("storage", `b/${name}`);
  if (found.kind === "refused") return { kind: "left", what, how: `This account may not see it: ${found.reason}\n${other}` };
  const number = await readProjectNumber(deployment, google);
  if (found.kind === "found") {
    if (!isOf(number, found)) return { kind: "left", what, how: `It belongs to another project. ${other}` };
    if (isClosedBucket(found.body)) return { kind: "there", what };
    return {
      kind: "left",
      what,
      how: `It can be opened to everybody: gcloud storage buckets update gs://${name} --public-access-prevention`,
    };
  }
  const database = await google.get("firestore", `projects/${projectId}/databases/(default)`);
  if (database.kind !== "found")
    return { kind: "left", what, how: "It is made where the database is, and there is none that this account can see: --check says more." };
  const location = regionOfDatabase(database.body, region);
  const make = async (): Promise<void> => {
    const made = await google.post("storage", `b?project=${projectId}`, {
      name,
      location,
      iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: "enforced" },
      // Google's default keeps deleted objects for a week.
      softDeletePolicy: { retentionDurationSeconds: "0" },
    });
    if (made.kind === "found") return;
    const there = await google.get("storage", `b/${name}`);
    // Another run created it meanwhile, or this one did and the answer was lost.
    if (isOf(number, there)) return;
    const mend = there.kind === "absent" ? grantRole(projectId, "roles/storage.admin", memberOf(google.account)) : other;
    throw new SetupError(`The bucket ${name} could not be made${made.kind === "refused" ? `: ${made.reason}` : "."}\n${mend}`);
  };
  return { kind: "makes", what: `${what}, in ${location}`, make };
};

const Owned = z.object({ projectNumber: z.string() });

const isOf = (projectNumber: string, bucket: GoogleAnswer): boolean =>
  bucket.kind === "found" && Owned.safeParse(bucket.body).data?.projectNumber === projectNumber;

/** Includes conditions, because a policy is replaced as a whole. */
const policyOf = (name: string): string => `b/${name}/iam?optionsRequestedPolicyVersion=3`;

const planGrant = async (
  deployment: Deployment,
  google: Google,
  { name, isThere }: { readonly name: string; readonly isThere: boolean },
): Promise<Step> => {
  const account = await readRuntimeAccount(deployment, google);
  const what = `that ${account}, as which the functions run, may store pictures there`;
  const policy = isThere ? await google.get("storage", policyOf(name)) : undefined;
  const own = policy?.kind === "found" ? rolesIn(policy.body, account) : [];
  const roles = [...own, ...((await readRoles(deployment, google, account)) ?? [])];
  return mayStorePictures(roles) ? { kind: "there", what } : { kind: "makes", what, make: async () => grant(google, name, account) };
};

const Policy = z.looseObject({ bindings: z.array(z.unknown()).default([]) });

/** A new bucket may not be visible everywhere yet, and others may change its policy: then it is read and written again. */
const grant = async (google: Google, name: string, account: string): Promise<void> => {
  for (let round = 1; ; round++) {
    const read = await google.get("storage", policyOf(name));
    if (read.kind === "found" && rolesIn(read.body, account).includes(pictureRole)) return;
    const policy = read.kind === "found" ? Policy.parse(read.body) : undefined;
    const binding = { role: pictureRole, members: [`serviceAccount:${account}`] };
    const answer =
      policy === undefined ? read : await google.put("storage", `b/${name}/iam`, { ...policy, bindings: [...policy.bindings, binding] });
    if (answer.kind === "found") return;
    if (round === mostRounds)
      throw new SetupError(
        `${account} could not be given the role ${pictureRole} in the bucket ${name}${answer.kind === "absent" ? "" : `: ${answer.reason}`}\n` +
          "Run this again in a minute: what is there is not made twice.",
      );
    await pause(betweenRoundsMs);
  }
};

const mostRounds = 10;
const betweenRoundsMs = 1_000;
