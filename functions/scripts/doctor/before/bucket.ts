import * as z from "zod";
import { mediaBucketOf } from "../../../src/lib/platform/config/params.ts";
import { readRoles, readRuntimeAccount, rolesIn, rolesOf, wholeProject } from "./accounts.ts";
import type { Deployment } from "../read-deployment.ts";
import { regionOfDatabase } from "./database.ts";
import { advised, type Finding, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Bucket = z.object({
  iamConfiguration: z.optional(z.object({ publicAccessPrevention: z.optional(z.string()) })),
  softDeletePolicy: z.optional(z.object({ retentionDurationSeconds: z.optional(z.coerce.number()) })),
});

/** Whether the bucket cannot become public, whatever roles are granted. */
const isClosedBucket = (bucket: unknown): boolean => Bucket.parse(bucket).iamConfiguration?.publicAccessPrevention === "enforced";

/** How many days a deleted picture can be restored. */
const daysAfterDeletion = (bucket: unknown): number =>
  Math.ceil((Bucket.parse(bucket).softDeletePolicy?.retentionDurationSeconds ?? 0) / (24 * 60 * 60));

/** Lets the functions store, read and renew pictures, and nothing else. */
const pictureRole = "roles/storage.objectUser";

const sufficient = [pictureRole, "roles/storage.objectAdmin", "roles/storage.admin", ...wholeProject];

/** Whether one of these roles suffices for pictures. */
const mayStorePictures = (roles: readonly string[]): boolean => roles.some((role) => sufficient.includes(role));

const anybody = ["allUsers", "allAuthenticatedUsers"];

/** The bucket for images. It is optional (without it, uploads get a 503), but must not be public. */
export async function checkBucket(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, parameters, region } = deployment;
  const name = mediaBucketOf(parameters, projectId);
  const gcloud = (command: string): string => `gcloud storage buckets ${command.replace(" ", ` gs://${name} `)}`;
  const bucket = await google.get("storage", `b/${name}`);
  if (bucket.kind === "refused")
    return [
      advised(
        `This account may not see the bucket ${name}: ${bucket.reason}`,
        `If it is someone else's, choose another name: MEDIA_BUCKET=<name> in functions/.env.${projectId}`,
      ),
    ];
  const account = await readRuntimeAccount(deployment, google);
  const grant = gcloud(`add-iam-policy-binding --member serviceAccount:${account} --role ${pictureRole}`);
  if (bucket.kind === "absent") {
    const database = await google.get("firestore", `projects/${projectId}/databases/(default)`).catch(() => undefined);
    const location = database?.kind === "found" ? regionOfDatabase(database.body, region) : region;
    const make = gcloud(
      `create --project ${projectId} --location ${location} --uniform-bucket-level-access --public-access-prevention --soft-delete-duration 0`,
    );
    return [advised(`There is no bucket ${name}: nobody can upload images.`, `${make}\n${grant}`)];
  }
  const [policy, projectRoles] = await Promise.all([google.get("storage", `b/${name}/iam`), readRoles(deployment, google, account)]);
  if (policy.kind !== "found" || projectRoles === undefined) return [];
  const roles = [...rolesIn(policy.body, account), ...projectRoles];
  const isClosed = isClosedBucket(bucket.body);
  const days = daysAfterDeletion(bucket.body);
  const prevent = gcloud("update --public-access-prevention");
  return [
    ...(isClosed || rolesOf(policy.body, anybody).length === 0
      ? []
      : [needed(`Anyone can read the bucket ${name}, including images of unpublished pages.`, prevent)]),
    ...(isClosed || rolesOf(policy.body, anybody).length > 0
      ? []
      : [advised(`Anyone with the right permission can make the bucket ${name} public.`, prevent)]),
    ...(days === 0
      ? []
      : [
          advised(
            `The bucket ${name} keeps deleted images for ${days} days: whoever may restore there, such as its administrators, can bring back what someone wanted gone.`,
            gcloud("update --clear-soft-delete"),
          ),
        ]),
    ...(mayStorePictures(roles)
      ? []
      : [advised(`The functions run as ${account}, which may not store images in the bucket ${name}.`, grant)]),
  ];
}
