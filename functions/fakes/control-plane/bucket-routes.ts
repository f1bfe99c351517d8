import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import { type Call, Refused, type Route } from "./route.ts";

/**
 * Buckets: https://cloud.google.com/storage/docs/json_api/v1/buckets, with the errors of
 * https://cloud.google.com/storage/docs/json_api/v1/status-codes.
 */
export const bucketRoutes: readonly Route[] = [
  ["GET", /^\/storage\/v1\/b\/([^/]+)$/, ({ project, parts: [name = ""] }) => findBucket(project, name)],
  ["POST", /^\/storage\/v1\/b$/, makeBucket],
  ["GET", /^\/storage\/v1\/b\/([^/]+)\/iam$/, readPolicy],
  ["PUT", /^\/storage\/v1\/b\/([^/]+)\/iam$/, writePolicy],
];

const refused = (status: number, reason: string, message: string): Refused =>
  new Refused({ status, body: { error: { code: status, message, errors: [{ message, domain: "global", reason }] } } } satisfies HttpAnswer);

function findBucket({ bucket, foreignBuckets, number }: Call["project"], name: string): UnknownRecord | Refused | undefined {
  if (foreignBuckets.has(name)) return notAllowed("storage.buckets.get");
  if (bucket?.name !== name) return undefined;
  return {
    name,
    projectNumber: number,
    iamConfiguration: { publicAccessPrevention: bucket.isClosed ? "enforced" : "inherited" },
    // int64 in JSON.
    softDeletePolicy: { retentionDurationSeconds: String(bucket.softDeleteSeconds), effectiveTime: "2026-11-01T00:00:00.000Z" },
  };
}

const notAllowed = (permission: string): Refused =>
  refused(
    403,
    "forbidden",
    `operator@example.com does not have ${permission} access to the Google Cloud Storage bucket. Permission '${permission}' denied on resource (or it may not exist).`,
  );

function makeBucket(call: Call): UnknownRecord | Refused | undefined {
  const { project, request, sent } = call;
  const { name, location, iamConfiguration, softDeletePolicy } = sent;
  if (request.url.searchParams.get("project") !== project.id || typeof name !== "string" || typeof location !== "string")
    return refused(400, "required", "Required");
  if (project.foreignBuckets.has(name))
    return refused(
      409,
      "conflict",
      "The requested bucket name is not available. The bucket namespace is shared by all users of the system. Please select a different name and try again.",
    );
  if (project.bucket?.name === name)
    return refused(409, "conflict", "Your previous request to create the named bucket succeeded and you already own it.");
  const isClosed = isRecord(iamConfiguration) && iamConfiguration["publicAccessPrevention"] === "enforced";
  const softDeleteSeconds = isRecord(softDeletePolicy) ? Number(softDeletePolicy["retentionDurationSeconds"]) : sevenDaysSeconds;
  if (softDeleteSeconds !== 0 && !(softDeleteSeconds >= sevenDaysSeconds && softDeleteSeconds <= ninetyDaysSeconds))
    return refused(400, "invalid", "Soft delete retention duration must be 0, or from 7 to 90 days.");
  project.bucket = { name, isClosed, roles: {}, softDeleteSeconds };
  project.resources.set(`bucket ${name}`, sent);
  project.events.push(`bucket made in ${location}`);
  return findBucket(project, name);
}

/** The default of Google: https://cloud.google.com/storage/docs/soft-delete */
const sevenDaysSeconds = 7 * 24 * 60 * 60;
const ninetyDaysSeconds = 90 * 24 * 60 * 60;

function readPolicy({ project, parts: [name = ""] }: Call): UnknownRecord | Refused | undefined {
  const { bucket, foreignBuckets, afterPolicyReads } = project;
  if (foreignBuckets.has(name)) return notAllowed("storage.buckets.getIamPolicy");
  if (bucket?.name !== name || (project.resources.has(`bucket ${name}`) && project.policyLag-- > 0)) return undefined;
  const bindings = Object.entries(bucket.roles).map(([role, members]) => ({ role, members }));
  const policy = { kind: "storage#policy", version: 1, etag: etagOf(bucket.etag), bindings };
  afterPolicyReads.shift()?.();
  return policy;
}

const etagOf = (etag = 1): string => `CA${etag}=`;

/** Replaces the whole policy, unless it has changed since the caller read it. */
function writePolicy({ project, sent, parts: [name = ""] }: Call): UnknownRecord | Refused | undefined {
  const { bucket } = project;
  if (bucket?.name !== name) return undefined;
  if (sent["etag"] !== etagOf(bucket.etag))
    return refused(412, "conditionNotMet", "At least one of the pre-conditions you specified did not hold.");
  const bindings = (Array.isArray(sent["bindings"]) ? sent["bindings"] : []).filter(isRecord);
  const roles: Record<string, readonly string[]> = {};
  for (const { role, members } of bindings)
    roles[String(role)] = [...(roles[String(role)] ?? []), ...(Array.isArray(members) ? members.map(String) : [])];
  project.bucket = { ...bucket, roles, etag: (bucket.etag ?? 1) + 1 };
  project.events.push("bucket policy changed");
  return sent;
}
