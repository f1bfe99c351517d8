import { type FirebaseConfig, sitesPort } from "./firebase-config.ts";
import { localParameters } from "./parameters.ts";
import { projectId } from "./paths.ts";
import { type FakePlaces, urlOf } from "./fake-places.ts";

/** The addresses of a running stack. */
export interface Addresses {
  /** The Hosting origin: the URLs that clients use. */
  readonly hosting: string;
  /** The Hosting site of customers' domains: a host whose claim ends with `.localhost` is there. */
  readonly sites: string;
  /** A function's own URL is this followed by its name. */
  readonly functions: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** The fakes of outside services. */
  readonly fakes: Readonly<Record<keyof FakePlaces, string>>;
  /** The Emulator UI, if requested. */
  readonly ui: string | undefined;
}

export function toAddresses(config: FirebaseConfig, places: FakePlaces): Addresses {
  const { auth, firestore, functions, hosting, ui } = config.emulators;
  const hostOf = ({ host, port }: { readonly host: string; readonly port: number }): string => `${host}:${port}`;
  return {
    hosting: `http://${hostOf(hosting)}`,
    sites: `http://${hostOf({ ...hosting, port: sitesPort(config) })}`,
    functions: `http://${hostOf(functions)}/${projectId}/${localParameters()["REGION"] ?? "us-central1"}`,
    firestoreHost: hostOf(firestore),
    authHost: hostOf(auth),
    fakes: {
      voice: urlOf(places.voice),
      translation: urlOf(places.translation),
      telephony: urlOf(places.telephony),
      registries: urlOf(places.registries),
      web: urlOf(places.web),
      storage: urlOf(places.storage),
      mail: `smtp://${places.mail.host}:${places.mail.port}`,
    },
    ui: ui.enabled ? `http://${hostOf(ui)}` : undefined,
  };
}

/** Variables for the Admin SDK and for commands that run against a stack. */
export const toEnvironment = ({ hosting, sites, functions, firestoreHost, authHost, fakes }: Addresses) => ({
  LECTERN_BASE_URL: hosting,
  LECTERN_SITES_URL: sites,
  LECTERN_FUNCTIONS_URL: functions,
  LECTERN_VOICE_URL: fakes.voice,
  LECTERN_TELEPHONY_URL: fakes.telephony,
  LECTERN_STORAGE_URL: fakes.storage,
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: firestoreHost,
  FIREBASE_AUTH_EMULATOR_HOST: authHost,
});
