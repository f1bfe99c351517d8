import { setTimeout as pause } from "node:timers/promises";
import {
  artifactRegistryDomain,
  cloudbillingOrigin,
  firestoreOrigin,
  resourceManagerOrigin,
  secretManagerOrigin,
} from "firebase-tools/lib/api.js";
import { getAccessToken } from "firebase-tools/lib/apiv2.js";
import { getProjectDefaultAccount } from "firebase-tools/lib/auth.js";
import { requireAuth } from "firebase-tools/lib/requireAuth.js";
import { SetupError } from "../stack/setup-error.ts";
import type { Deployment } from "./deployment.ts";

const origins = {
  artifacts: artifactRegistryDomain,
  billing: cloudbillingOrigin,
  firestore: firestoreOrigin,
  projects: resourceManagerOrigin,
  secrets: secretManagerOrigin,
} as const;

/** What one of Google's APIs answers. */
export type GoogleAnswer =
  | { readonly kind: "found"; readonly body: unknown }
  | { readonly kind: "absent" }
  /** Not allowed, or the API is switched off in this project. */
  | { readonly kind: "refused"; readonly reason: string };

/** Google's APIs, as the account that deploys. */
export interface Google {
  /** E-mail address of that account, where it is known. */
  readonly account: string | undefined;
  readonly get: (api: keyof typeof origins, path: string) => Promise<GoogleAnswer>;
  readonly post: (api: keyof typeof origins, path: string, body: object) => Promise<GoogleAnswer>;
}

/**
 * Whoever is logged in at firebase-tools, or else the default credentials of the machine.
 *
 * @throws SetupError when nobody is
 */
export async function logIn({ root, projectId }: Deployment): Promise<Google> {
  const account = getProjectDefaultAccount(root);
  const email = await requireAuth({ ...account, project: projectId }).catch(() => {
    throw new SetupError(
      "Nobody is logged in. On your machine:\n    npm --prefix functions exec -- firebase login\n" +
        "Elsewhere, name the key or the federated identity of a service account in GOOGLE_APPLICATION_CREDENTIALS.",
    );
  });
  const request = async (api: keyof typeof origins, path: string, init: RequestInit): Promise<GoogleAnswer> => {
    const response = await send(`${origins[api]()}/v1/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${await getAccessToken()}`, "Content-Type": "application/json", "x-goog-user-project": projectId },
    });
    if (response.status === 404) return { kind: "absent" };
    if (response.status === 401 || response.status === 403) return { kind: "refused", reason: await response.text() };
    if (!response.ok) throw new SetupError(`${api} answered ${response.status} for ${path}: ${await response.text()}`);
    return { kind: "found", body: await response.json() };
  };
  return {
    account: email ?? undefined,
    get: async (api, path) => request(api, path, { method: "GET" }),
    post: async (api, path, body) => request(api, path, { method: "POST", body: JSON.stringify(body) }),
  };
}

/** Once more after a failure of the connection or of the server. @throws SetupError */
async function send(url: string, init: RequestInit): Promise<Response> {
  const attempt = async (): Promise<Response> => fetch(url, { ...init, signal: AbortSignal.timeout(timeLimitMs) });
  const first = await attempt().catch(() => undefined);
  if (first !== undefined && first.status < 500) return first;
  await pause(betweenAttemptsMs);
  return attempt().catch((error: unknown) => {
    throw new SetupError(`${new URL(url).host} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  });
}

const timeLimitMs = 20_000;
const betweenAttemptsMs = 1_000;
