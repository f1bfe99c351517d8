import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { FirebaseConfig } from "./firebase-config.ts";
import { functionsDir, projectId } from "./places.ts";

/** Where a running stack answers. */
export interface Addresses {
  /** The Hosting origin: the URLs that clients use. */
  readonly hosting: string;
  /** A function's own URL is this and its name. */
  readonly functions: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** The Emulator UI, when it was asked for. */
  readonly ui: string | undefined;
}

export function toAddresses({ emulators }: FirebaseConfig): Addresses {
  const { auth, firestore, functions, hosting, ui } = emulators;
  const hostOf = ({ host, port }: { readonly host: string; readonly port: number }): string => `${host}:${port}`;
  return {
    hosting: `http://${hostOf(hosting)}`,
    functions: `http://${hostOf(functions)}/${projectId}/${readRegion()}`,
    firestoreHost: hostOf(firestore),
    authHost: hostOf(auth),
    ui: ui.enabled ? `http://${hostOf(ui)}` : undefined,
  };
}

/** The parameter of the local project, from the files that the Functions emulator reads, in its order. */
function readRegion(): string {
  const files = [".env", `.env.${projectId}`, ".env.local"].map((name) => join(functionsDir, name));
  const regions = files.filter((path) => existsSync(path)).map((path) => parseEnv(readFileSync(path, "utf8"))["REGION"]);
  return regions.findLast((region) => region !== undefined) ?? "us-central1";
}

/** What the Admin SDK and the commands that are run against a stack look for. */
export const toEnvironment = ({ hosting, functions, firestoreHost, authHost }: Addresses) => ({
  LECTERN_BASE_URL: hosting,
  LECTERN_FUNCTIONS_URL: functions,
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: authHost,
});
