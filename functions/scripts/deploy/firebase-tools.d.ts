/** The modules of firebase-tools that a deployment uses. They are not public, so its version is pinned. */

declare module "firebase-tools/lib/auth.js" {
  export interface Account {
    readonly user: { readonly email: string };
    readonly tokens: object;
  }
  export const getProjectDefaultAccount: (projectDir: string) => Account | undefined;
}

declare module "firebase-tools/lib/requireAuth.js" {
  import type { Account } from "firebase-tools/lib/auth.js";
  /** Rejects if nobody is logged in and there are no default credentials. */
  export const requireAuth: (options: Partial<Account> & { readonly project: string }) => Promise<string | null>;
}

declare module "firebase-tools/lib/apiv2.js" {
  /** For the account that `requireAuth` found. */
  export const getAccessToken: () => Promise<string>;
}

declare module "firebase-tools/lib/api.js" {
  export const artifactRegistryDomain: () => string;
  export const cloudbillingOrigin: () => string;
  export const cloudbuildOrigin: () => string;
  export const cloudschedulerOrigin: () => string;
  export const firebaseApiOrigin: () => string;
  export const firestoreOrigin: () => string;
  export const functionsV2Origin: () => string;
  export const hostingApiOrigin: () => string;
  export const iamOrigin: () => string;
  export const identityOrigin: () => string;
  export const resourceManagerOrigin: () => string;
  export const secretManagerOrigin: () => string;
  export const serviceUsageOrigin: () => string;
  export const storageOrigin: () => string;
}

declare module "firebase-tools/lib/configstore.js" {
  export const configstore: { readonly get: (key: string) => unknown };
}

declare module "firebase-tools/lib/gcp/proto.js" {
  /** Completes `name@`. Throws if there is no @. */
  export const formatServiceAccount: (serviceAccount: string, projectId: string, removeTypePrefix: boolean) => string;
}
