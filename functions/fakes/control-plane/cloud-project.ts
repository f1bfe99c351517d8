import type { UnknownRecord } from "../../src/lib/core/unknown-record.ts";
import type { Refusal } from "./refusals.ts";

/** With the members of its own roles. */
export interface FakeBucket {
  readonly name: string;
  readonly isClosed: boolean;
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Changes with its policy. */
  readonly etag?: number;
}

/** A Google Cloud project, as far as a deployment looks at it or changes it. */
export interface CloudProject {
  readonly id: string;
  readonly number: string;
  hasBilling: boolean;
  /** Undefined: there is none. */
  database: UnknownRecord | undefined;
  backupSchedules: readonly UnknownRecord[];
  backups: readonly UnknownRecord[];
  /** Fields by which documents expire: `<collection>/fields/<field>`. */
  expiring: readonly string[];
  /** Of secrets that have a value. */
  readonly secrets: Set<string>;
  /** Members by role. */
  readonly roles: Map<string, readonly string[]>;
  /** Permissions that whoever deploys does not have. */
  readonly missingPermissions: Set<string>;
  /** Of the organisation that the project is in: whose accounts may be named in its policies. Undefined: anybody's. */
  permittedCustomers: readonly string[] | undefined;
  /** E-mail address of the account that builds by default. Empty: none. */
  buildAccount: string;
  /** APIs that are switched off, as Service Usage names them. */
  readonly services: Map<string, "ENABLED" | "DISABLED">;
  /** Where there is a Cloud Scheduler. */
  schedulerRegions: readonly string[];
  /** Of pictures. Undefined: there is none. */
  bucket: FakeBucket | undefined;
  /** Names of buckets that others have. */
  readonly foreignBuckets: Set<string>;
  /** How many requests for its policy find nothing yet, when a bucket has been made. */
  policyLag: number;
  /** What somebody else does after a policy was read, the next times. */
  readonly afterPolicyReads: (() => void)[];
  /** Where Hosting has the pages. Undefined: where nothing is. */
  site: string | undefined;
  webApps: readonly UnknownRecord[];
  /** How people sign in. Undefined: Authentication was never opened. */
  signIn: UnknownRecord | undefined;
  /** Repositories of images, functions, Run services, scheduler jobs, rules and versions of Hosting, by their path. */
  readonly resources: Map<string, UnknownRecord>;
  /** What is refused, from now on. */
  readonly refusals: Refusal[];
  /** What happened, in its order: "function editSave", "hosting released", ... */
  readonly events: string[];
}

const region = "europe-west1";

/** A project in which everything is as a deployment needs it, and nothing is deployed. */
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
  bucket: { name: `${id}-lectern-media`, isClosed: true, roles: {} },
  foreignBuckets: new Set(),
  policyLag: 0,
  afterPolicyReads: [],
  site: undefined,
  webApps: [{ name: `projects/${id}/webApps/1:424242424242:web:1`, appId: "1:424242424242:web:1", state: "ACTIVE" }],
  signIn: { email: { enabled: true, passwordRequired: true } },
  resources: new Map(),
  refusals: [],
  events: [],
});
