import { setTimeout as pause } from "node:timers/promises";
import {
  artifactRegistryDomain,
  cloudbillingOrigin,
  cloudbuildOrigin,
  cloudschedulerOrigin,
  firebaseApiOrigin,
  firestoreOrigin,
  functionsV2Origin,
  hostingApiOrigin,
  iamOrigin,
  identityOrigin,
  resourceManagerOrigin,
  secretManagerOrigin,
  serviceUsageOrigin,
  storageOrigin,
} from "firebase-tools/lib/api.js";
import { getAccessToken } from "firebase-tools/lib/apiv2.js";
import { getProjectDefaultAccount } from "firebase-tools/lib/auth.js";
import { requireAuth } from "firebase-tools/lib/requireAuth.js";
import * as z from "zod";
import { SetupError } from "../stack/setup-error.ts";
import type { Deployment } from "./deployment.ts";

/** Each with the version in its paths. */
const apis = {
  artifacts: { origin: artifactRegistryDomain, version: "v1" },
  billing: { origin: cloudbillingOrigin, version: "v1" },
  builds: { origin: cloudbuildOrigin, version: "v1" },
  firebase: { origin: firebaseApiOrigin, version: "v1beta1" },
  firestore: { origin: firestoreOrigin, version: "v1" },
  functions: { origin: functionsV2Origin, version: "v2" },
  hosting: { origin: hostingApiOrigin, version: "v1beta1" },
  iam: { origin: iamOrigin, version: "v1" },
  identities: { origin: identityOrigin, version: "admin/v2" },
  projects: { origin: resourceManagerOrigin, version: "v1" },
  scheduler: { origin: cloudschedulerOrigin, version: "v1" },
  secrets: { origin: secretManagerOrigin, version: "v1" },
  services: { origin: serviceUsageOrigin, version: "v1" },
  storage: { origin: storageOrigin, version: "storage/v1" },
} as const;

type Api = keyof typeof apis;

/** The answer of one of Google's APIs. */
export type GoogleAnswer =
  | { readonly kind: "found"; readonly body: unknown }
  | { readonly kind: "absent" }
  /** Not allowed, name taken, or changed since it was read. */
  | { readonly kind: "refused"; readonly reason: string };

/** An API did not answer, so the result is unknown. The message is a sentence. */
export class NoAnswer extends SetupError {
  /** Commands or advice. */
  readonly mend: string;

  constructor(message: string, mend: string) {
    super(message);
    this.mend = mend;
  }
}

/** Google's APIs, called as the deploying account. */
export interface Google {
  /** E-mail address of that account, if known. */
  readonly account: string | undefined;
  /** @throws NoAnswer */
  readonly get: (api: Api, path: string) => Promise<GoogleAnswer>;
  /** @throws NoAnswer */
  readonly post: (api: Api, path: string, body: object) => Promise<GoogleAnswer>;
  /** @throws NoAnswer */
  readonly patch: (api: Api, path: string, body: object) => Promise<GoogleAnswer>;
  /** @throws NoAnswer */
  readonly put: (api: Api, path: string, body: object) => Promise<GoogleAnswer>;
}

/**
 * Uses the login of firebase-tools, otherwise the machine's default credentials.
 *
 * @throws SetupError when there are neither
 */
export async function logIn({ root, projectId }: Deployment): Promise<Google> {
  const account = getProjectDefaultAccount(root);
  const email = await requireAuth({ ...account, project: projectId }).catch(() => {
    throw new SetupError(
      "Nobody is logged in. On your machine:\n    npm --prefix functions exec -- firebase login\n" +
        "Elsewhere, name the key or the federated identity of a service account in GOOGLE_APPLICATION_CREDENTIALS.",
    );
  });
  return openGoogle({ projectId, account: email ?? undefined, getToken: getAccessToken });
}

interface GoogleOptions {
  readonly projectId: string;
  readonly account: string | undefined;
  readonly getToken: () => Promise<string>;
}

/** The APIs, called as the owner of the token. */
export function openGoogle({ projectId, account, getToken }: GoogleOptions): Google {
  const request = async (api: Api, path: string, init: RequestInit): Promise<GoogleAnswer> => {
    const { origin, version } = apis[api];
    const response = await send(`${origin()}/${version}/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${await getToken()}`, "Content-Type": "application/json", "x-goog-user-project": projectId },
    });
    if (response.ok) return { kind: "found", body: await response.json() };
    if (response.status === 404) return { kind: "absent" };
    const { message, switchedOff } = readError(await response.text());
    if (switchedOff !== undefined)
      throw new NoAnswer(
        `${switchedOff} is switched off in this project.`,
        `gcloud services enable ${switchedOff} --project ${projectId}\nIt takes some minutes to work.`,
      );
    if ([401, 403, 409, 412].includes(response.status)) return { kind: "refused", reason: message };
    throw new NoAnswer(`${new URL(response.url).host} answered ${response.status}: ${message}`, tryAgain);
  };
  return {
    account,
    get: async (api, path) => request(api, path, { method: "GET" }),
    post: async (api, path, body) => request(api, path, { method: "POST", body: JSON.stringify(body) }),
    patch: async (api, path, body) => request(api, path, { method: "PATCH", body: JSON.stringify(body) }),
    put: async (api, path, body) => request(api, path, { method: "PUT", body: JSON.stringify(body) }),
  };
}

const tryAgain = "Try again in a minute.";

/** https://cloud.google.com/apis/design/errors */
const ErrorBody = z.object({
  error: z.object({
    message: z.string(),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()), metadata: z.optional(z.record(z.string(), z.unknown())) }))),
    /** An older form, which Cloud Storage still uses. */
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});

/** Validated, because it becomes part of a command. */
const Service = z.stringFormat("service", /^[a-z-]+\.googleapis\.com$/);

const readError = (text: string): { readonly message: string; readonly switchedOff: string | undefined } => {
  const parsed = ErrorBody.safeParse(parseJson(text));
  if (!parsed.success) return { message: text.slice(0, shownLength), switchedOff: undefined };
  const { message, details = [], errors = [] } = parsed.data.error;
  const disabled = details.find(({ reason }) => reason === "SERVICE_DISABLED");
  const named = Service.safeParse(disabled?.metadata?.["service"]).data;
  const isOff = errors.some(({ reason }) => reason === "accessNotConfigured");
  return { message, switchedOff: named ?? (isOff ? "storage.googleapis.com" : undefined) };
};

/** Undefined if it is not JSON, for example an error page of a proxy. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Repeats the request once after a network or server error, or a 429. @throws NoAnswer */
async function send(url: string, init: RequestInit): Promise<Response> {
  const attempt = async (): Promise<Response> => fetch(url, { ...init, signal: AbortSignal.timeout(timeLimitMs) });
  const first = await attempt().catch(() => undefined);
  if (first !== undefined && first.status < 500 && first.status !== 429) return first;
  await pause(betweenAttemptsMs);
  return attempt().catch((error: unknown) => {
    throw new NoAnswer(`${new URL(url).host} does not answer: ${error instanceof Error ? error.message : String(error)}`, tryAgain);
  });
}

const timeLimitMs = 20_000;
const betweenAttemptsMs = 1_000;
/** 300 characters are shown of an answer that is not in Google's format. */
const shownLength = 300;
