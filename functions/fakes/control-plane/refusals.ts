import { errorInfo, googleError } from "../google/google-error.ts";
import type { HttpAnswer } from "../server/http-answer.ts";

/** An error that Google returns instead of carrying out a request. */
export interface Refusal {
  /** Matches the paths that are refused. */
  readonly path: RegExp;
  /** Undefined: all. */
  readonly method?: string;
  readonly answer: HttpAnswer;
  /** How many more requests are refused. */
  times: number;
}

/** The Google APIs that a deployment calls, with their display names and the paths that tell them apart on one port. */
const apis = {
  artifactregistry: { title: "Artifact Registry", path: /\/repositories/ },
  cloudbilling: { title: "Cloud Billing", path: /\/billingInfo$/ },
  cloudbuild: { title: "Cloud Build", path: /\/defaultServiceAccount$/ },
  cloudfunctions: { title: "Cloud Functions", path: /\/locations$|\/functions/ },
  cloudresourcemanager: { title: "Cloud Resource Manager", path: /^\/v1\/projects\/[^/]+$/ },
  cloudscheduler: { title: "Cloud Scheduler", path: /^\/v1\/projects\/[^/]+\/locations\/[^/]+$/ },
  firebase: { title: "Firebase Management", path: /\/webApps$/ },
  firestore: { title: "Cloud Firestore", path: /\/databases/ },
  iam: { title: "Identity and Access Management (IAM)", path: /\/serviceAccounts\/.+:testIamPermissions$/ },
  identitytoolkit: { title: "Identity Toolkit", path: /^\/admin\/v2\/.*\/config$/ },
  secretmanager: { title: "Secret Manager", path: /\/secrets\// },
  storage: { title: "Cloud Storage", path: /^\/storage\/v1\// },
  serviceusage: { title: "Service Usage", path: /^\/v1\/projects\/[^/]+\/services\/[^/]+$/ },
} as const;

type Api = keyof typeof apis;

const consumer = "projects/424242424242";

/** The API was never enabled in this project. Google's answer is the same for every role of the caller. */
export function switchedOff(api: Api): Refusal {
  const { title, path } = apis[api];
  const service = `${api}.googleapis.com`;
  const activationUrl = `https://console.developers.google.com/apis/api/${service}/overview?project=424242424242`;
  const message =
    `${title} API has not been used in project 424242424242 before or it is disabled. Enable it by visiting ${activationUrl} then retry. ` +
    "If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.";
  const details = [
    { ...errorInfo("SERVICE_DISABLED", service, { consumer, serviceTitle: `${title} API`, activationUrl }) },
    { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message },
    {
      "@type": "type.googleapis.com/google.rpc.Help",
      links: [{ description: "Google developers console API activation", url: activationUrl }],
    },
  ];
  return { path, answer: googleError("PERMISSION_DENIED", message, details), times: Infinity };
}

/** Cloud Storage also uses an older form of this error, without details. */
export function storageSwitchedOff(): Refusal {
  const message =
    "Access Not Configured. Cloud Storage JSON API has not been used in project 424242424242 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/storage_api/overview?project=424242424242 then retry.";
  const errors = [{ domain: "usageLimits", reason: "accessNotConfigured", message }];
  return { path: apis.storage.path, answer: { status: 403, body: { error: { code: 403, message, errors } } }, times: Infinity };
}

/** The API's quota per minute is used up, perhaps by another caller. */
export function quotaExceeded(api: Api, times: number): Refusal {
  const service = `${api}.googleapis.com`;
  const message = `Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute' of service '${service}' for consumer 'project_number:424242424242'.`;
  const details = [errorInfo("RATE_LIMIT_EXCEEDED", service, { consumer, quota_limit_value: "400" })];
  return { path: apis[api].path, answer: googleError("RESOURCE_EXHAUSTED", message, details), times };
}

/** The caller lacks a role. */
export const forbidden = (api: Api): Refusal => ({
  path: apis[api].path,
  answer: googleError("PERMISSION_DENIED", "The caller does not have permission"),
  times: Infinity,
});

/**
 * The organisation policy allows only accounts of its own customers in policies, so functions cannot be public. The error is the one in
 * https://github.com/firebase/firebase-tools/issues/2238
 */
export function publicAccessForbidden(): Refusal {
  const type = "constraints/iam.allowedPolicyMemberDomains";
  const violation = {
    type,
    subject: "orgpolicy:424242424242?configvalue=allUsers",
    description: "User allUsers is not in permitted organization.",
  };
  const message = "One or more users named in the policy do not belong to a permitted customer.";
  const details = [{ "@type": "type.googleapis.com/google.rpc.PreconditionFailure", violations: [violation] }];
  return { path: /\/services\/[^/]+:setIamPolicy$/, answer: googleError("FAILED_PRECONDITION", message, details), times: Infinity };
}

/** The next query lacks its index. */
/**
 * Google still carries out an earlier change of this function. What firebase-tools 14 makes of it:
 * https://github.com/firebase/firebase-tools/issues/10755
 */
export const changeInProgress = (name: string, method: "POST" | "PATCH", times = Infinity): Refusal => ({
  method,
  path: method === "PATCH" ? new RegExp(`/functions/${name}$`) : /\/functions$/,
  answer: googleError("ABORTED", "unable to queue the operation"),
  times,
});

/**
 * A service account that was made a moment ago is not known everywhere yet. https://github.com/firebase/firebase-tools/issues/11251
 */
export const accountUnknownYet = (account: string, times: number): Refusal => ({
  method: "POST",
  path: /\/v2\/.*\/functions$/,
  answer: googleError(
    "PERMISSION_DENIED",
    `Caller is missing permission 'iam.serviceaccounts.actAs' on service account ${account}. Grant the role 'roles/iam.serviceAccountUser' to the caller on the service account ${account}.`,
  ),
  times,
});

export const indexMissing = (): Refusal => ({
  path: /\/documents:runQuery$/,
  answer: googleError(
    "FAILED_PRECONDITION",
    "The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/lectern-test/firestore/indexes?create_composite=Ci",
  ),
  times: 1,
});

export function refuse(refusals: readonly Refusal[], method: string, path: string): HttpAnswer | undefined {
  const isMeant = (one: Refusal): boolean => one.times > 0 && (one.method ?? method) === method && one.path.test(path);
  const refusal = refusals.find(isMeant);
  if (refusal === undefined) return undefined;
  refusal.times -= 1;
  return refusal.answer;
}
