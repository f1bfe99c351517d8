import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { Refusal } from "./refusals.ts";

/** A bucket, with the members of its own roles. */
interface FakeBucket {
  readonly name: string;
  readonly isClosed: boolean;
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** How long deleted objects can be restored. */
  readonly softDeleteSeconds: number;
  /** Changes whenever the bucket's policy does. */
  readonly etag?: number;
}

/** A Google Cloud project, limited to what a deployment reads or changes. */
export interface CloudProject {
  readonly id: string;
  readonly number: string;
  hasBilling: boolean;
  /** Undefined if the project has no database. */
  database: UnknownRecord | undefined;
  backupSchedules: readonly UnknownRecord[];
  backups: readonly UnknownRecord[];
  /** Composite indexes that the database has. */
  indexes: readonly UnknownRecord[];
  /** Fields with a time-to-live policy: `<collection>/fields/<field>`. */
  expiring: readonly string[];
  /** Names of the secrets that have a value. */
  readonly secrets: Set<string>;
  /** Members by role. */
  readonly roles: Map<string, readonly string[]>;
  /** Permissions that the deploying account lacks. */
  readonly missingPermissions: Set<string>;
  /** The organisation policy that restricts whose accounts policies may name. Undefined: no restriction. */
  permittedCustomers: readonly string[] | undefined;
  /** E-mail address of the default build account. Empty: none. */
  buildAccount: string;
  /** States of the APIs, by their Service Usage names. */
  readonly services: Map<string, "ENABLED" | "DISABLED">;
  /** Regions in which Cloud Scheduler exists. */
  schedulerRegions: readonly string[];
  /** The bucket for pictures. Undefined: none. */
  bucket: FakeBucket | undefined;
  /** Names of buckets in other people's projects. */
  readonly foreignBuckets: Set<string>;
  /** How many requests for the policy of a new bucket get a 404, because Google makes it visible late. */
  policyLag: number;
  /** Simulates other callers: one of these runs after each read of a policy, in order. */
  readonly afterPolicyReads: (() => void)[];
  /** Whether Hosting has the project's default site, which a fresh project may lack. */
  hasSite: boolean;
  /** The URL of the Hosting site. Undefined: the fake's own URL, which has no pages. */
  site: string | undefined;
  webApps: readonly UnknownRecord[];
  /** Sign-in configuration. Undefined: Authentication was never initialised. */
  signIn: UnknownRecord | undefined;
  /** Image repositories, functions, Run services, scheduler jobs, rules and Hosting versions, by path. */
  readonly resources: Map<string, UnknownRecord>;
  /** Refusals in force. */
  readonly refusals: Refusal[];
  /** What was done, in order: "function editSave", "hosting released", ... */
  readonly events: string[];
}

const region = "europe-west1";

/** For images, which are deleted after three days. */
const aRepository = {
  format: "DOCKER",
  cleanupPolicies: {
    "firebase-functions-cleanup": {
      id: "firebase-functions-cleanup",
      action: "DELETE",
      condition: { tagState: "ANY", olderThan: "259200s" },
    },
  },
};

/** A project that has everything that a deployment needs, with nothing deployed. */
export const aCloudProject = (id: string, secrets: readonly string[]): CloudProject => ({
  id,
  number: "424242424242",
  hasBilling: true,
  database: {
    name: `projects/${id}/databases/(default)`,
    type: "FIRESTORE_NATIVE",
    locationId: region,
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
  },
  backupSchedules: [{ dailyRecurrence: {}, retention: "1209600s" }],
  backups: [],
  indexes: [],
  expiring: [],
  secrets: new Set(secrets),
  roles: new Map([
    ["roles/editor", ["serviceAccount:424242424242-compute@developer.gserviceaccount.com"]],
    ["roles/cloudscheduler.serviceAgent", ["serviceAccount:service-424242424242@gcp-sa-cloudscheduler.iam.gserviceaccount.com"]],
  ]),
  missingPermissions: new Set(),
  permittedCustomers: undefined,
  buildAccount: "424242424242-compute@developer.gserviceaccount.com",
  services: new Map(),
  schedulerRegions: ["us-central1", "europe-west1", "europe-west4"],
  bucket: { name: `${id}-lectern-media`, isClosed: true, roles: {}, softDeleteSeconds: 0 },
  foreignBuckets: new Set(),
  policyLag: 0,
  afterPolicyReads: [],
  hasSite: true,
  site: undefined,
  webApps: [{ name: `projects/${id}/webApps/1:424242424242:web:1`, appId: "1:424242424242:web:1", state: "ACTIVE" }],
  signIn: { email: { enabled: true, passwordRequired: true } },
  resources: new Map([[`projects/${id}/locations/us-central1/repositories/gcf-artifacts`, aRepository]]),
  refusals: [],
  events: [],
});
