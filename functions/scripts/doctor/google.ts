import { setTimeout as pause } from "node:timers/promises";
import { applicationDefault } from "firebase-admin/app";
import * as z from "zod";
import { SetupError } from "../../local/stack/setup-error.ts";
import { parseJson } from "../../src/lib/platform/core/unknown-record.ts";

/** The host and the version in the paths of each of Google's APIs. */
const apis = {
  artifacts: "artifactregistry.googleapis.com/v1",
  billing: "cloudbilling.googleapis.com/v1",
  builds: "cloudbuild.googleapis.com/v1",
  firebase: "firebase.googleapis.com/v1beta1",
  firestore: "firestore.googleapis.com/v1",
  functions: "cloudfunctions.googleapis.com/v2",
  hosting: "firebasehosting.googleapis.com/v1beta1",
  iam: "iam.googleapis.com/v1",
  identities: "identitytoolkit.googleapis.com/admin/v2",
  projects: "cloudresourcemanager.googleapis.com/v1",
  scheduler: "cloudscheduler.googleapis.com/v1",
  secrets: "secretmanager.googleapis.com/v1",
  services: "serviceusage.googleapis.com/v1",
  storage: "storage.googleapis.com/storage/v1",
} as const;

type Api = keyof typeof apis;

/** The answer of one of Google's APIs. */
type GoogleAnswer =
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
  /** Email address of that account, if known. */
  readonly account: string | undefined;
  /** @throws NoAnswer */
  readonly get: (api: Api, path: string) => Promise<GoogleAnswer>;
  /** @throws NoAnswer */
  readonly post: (api: Api, path: string, body: object) => Promise<GoogleAnswer>;
}

/**
 * Uses the machine's default credentials, as the operator's tool does, and firebase-tools where nobody has logged in to it.
 *
 * @throws SetupError when there are none
 */
export async function logIn(projectId: string): Promise<Google> {
  // Otherwise Google is asked for the project of a federated identity, which not everybody may see.
  process.env["GOOGLE_CLOUD_PROJECT"] ??= projectId;
  const credential = applicationDefault();
  const getToken = async (): Promise<string> => (await credential.getAccessToken()).access_token;
  const token = await getToken().catch(() => {
    throw new SetupError(
      "Nobody is logged in. On your machine:\n    gcloud auth application-default login\n" +
        "Elsewhere, name the key or the federated identity of a service account in GOOGLE_APPLICATION_CREDENTIALS.",
    );
  });
  return openGoogle({ projectId, account: await readAccount(token), getToken });
}

const TokenInfo = z.object({ email: z.string() });

/** Who a token belongs to. Undefined if Google does not say, as of some federated identities. */
const readAccount = async (token: string): Promise<string | undefined> => {
  const body = new URLSearchParams({ access_token: token });
  const url = `${originOf("oauth2.googleapis.com")}/tokeninfo`;
  const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(timeLimitMs) }).catch(() => undefined);
  const found = TokenInfo.safeParse(await response?.json().catch(() => undefined));
  return found.data?.email;
};

/** Tests have all of Google's APIs at one origin. */
const originOf = (host: string): string => process.env["LECTERN_GOOGLE_URL"] ?? `https://${host}`;

interface GoogleOptions {
  readonly projectId: string;
  readonly account: string | undefined;
  readonly getToken: () => Promise<string>;
}

/** The APIs, called as the owner of the token. */
export function openGoogle({ projectId, account, getToken }: GoogleOptions): Google {
  const request = async (api: Api, path: string, init: RequestInit): Promise<GoogleAnswer> => {
    const [host = "", ...version] = apis[api].split("/");
    const response = await send(`${originOf(host)}/${version.join("/")}/${path}`, {
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
