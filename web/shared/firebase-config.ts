import { isLocal } from "./is-local.ts";
import { isRecord, stringAt } from "./decode.ts";

/** The web app that a page belongs to. */
export interface AppOfPage {
  readonly apiKey: string;
  readonly projectId: string;
  /** Empty if Hosting does not provide it: in a local stack. */
  readonly appId: string;
}

/** The configuration for signing in, from Hosting's own Firebase project. */
export interface FirebaseConfig extends AppOfPage {
  readonly authDomain: string;
  /** Host and port of the Auth emulator; undefined in a deployment. */
  readonly authEmulator: string | undefined;
}

/** @throws if Hosting knows no web app of its project */
export const loadFirebaseConfig = async (): Promise<FirebaseConfig> => {
  const [init, emulators] = await Promise.all([
    fetch("/__/firebase/init.json").then(async (response): Promise<unknown> => response.json()),
    isLocal(location.hostname) ? fetch("/__/firebase/init.js?useEmulator=true").then(async (response) => response.text()) : "",
  ]);
  const [apiKey, authDomain, projectId, appId] = ["apiKey", "authDomain", "projectId", "appId"].map((key) => stringAt(init, key));
  if (apiKey === undefined || projectId === undefined) throw new Error("Hosting does not know a web app of this project.");
  return { apiKey, authDomain: authDomain ?? "", projectId, appId: appId ?? "", authEmulator: authEmulatorIn(emulators) };
};

/** Hosting provides the emulators' ports only inside a script, which is parsed here and never run. */
export const authEmulatorIn = (script: string): string | undefined => {
  const [, json] = /var firebaseEmulators = (\{[\s\S]*?\n\});/.exec(script) ?? [];
  if (json === undefined) return undefined;
  const emulators: unknown = JSON.parse(json);
  return isRecord(emulators) ? stringAt(emulators["auth"], "hostAndPort") : undefined;
};
