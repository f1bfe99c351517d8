import { isRecord, stringAt } from "./decode.ts";

/** The web app that a page belongs to. */
export interface AppOfPage {
  readonly apiKey: string;
  readonly projectId: string;
  /** Empty where Hosting does not say it: at a local stack. */
  readonly appId: string;
}

/** Where a page signs people in: what Hosting knows of its own Firebase project. */
export interface FirebaseConfig extends AppOfPage {
  readonly authDomain: string;
  /** Host and port of the Auth emulator; undefined in a deployment. */
  readonly authEmulator: string | undefined;
}

/** A local stack: only there are emulators looked for. */
export const isLocal = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** @throws when Hosting does not know a web app of its project */
export const loadFirebaseConfig = async (): Promise<FirebaseConfig> => {
  const [init, emulators] = await Promise.all([
    fetch("/__/firebase/init.json").then(async (response): Promise<unknown> => response.json()),
    isLocal(location.hostname) ? fetch("/__/firebase/init.js?useEmulator=true").then(async (response) => response.text()) : "",
  ]);
  const [apiKey, authDomain, projectId, appId] = ["apiKey", "authDomain", "projectId", "appId"].map((key) => stringAt(init, key));
  if (apiKey === undefined || projectId === undefined) throw new Error("Hosting does not know a web app of this project.");
  return { apiKey, authDomain: authDomain ?? "", projectId, appId: appId ?? "", authEmulator: authEmulatorIn(emulators) };
};

/** Hosting gives the emulators' ports only inside a script, which is read here and never run. */
export const authEmulatorIn = (script: string): string | undefined => {
  const [, json] = /var firebaseEmulators = (\{[\s\S]*?\n\});/.exec(script) ?? [];
  if (json === undefined) return undefined;
  const emulators: unknown = JSON.parse(json);
  return isRecord(emulators) ? stringAt(emulators["auth"], "hostAndPort") : undefined;
};
