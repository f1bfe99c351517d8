import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import { repositoryDir, stackDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

const Emulator = z.looseObject({ host: z.string(), port: z.number(), websocketPort: z.optional(z.number()) });

const Emulators = z.strictObject({
  auth: Emulator,
  firestore: Emulator.extend({ websocketPort: z.number() }),
  functions: Emulator,
  hosting: Emulator,
  ui: Emulator.extend({ enabled: z.boolean() }),
  hub: Emulator,
  logging: Emulator,
  eventarc: Emulator,
  tasks: Emulator,
});

const Header = z.strictObject({ key: z.string(), value: z.string() });

const Hosting = z.looseObject({
  headers: z.array(z.looseObject({ source: z.string(), headers: z.array(Header) })),
  rewrites: z.array(z.looseObject({ source: z.string(), function: z.looseObject({ functionId: z.string() }) })),
});

const SitesHosting = z.looseObject({ target: z.string() });

const FirebaseJson = z.looseObject({ functions: z.looseObject({}), hosting: Hosting, emulators: Emulators });

export type FirebaseConfig = z.infer<typeof FirebaseJson>;

export const readFirebaseConfig = (): FirebaseConfig =>
  FirebaseJson.parse(JSON.parse(readFileSync(join(repositoryDir, "firebase.json"), "utf8")));

/** Of the second Hosting site, which shows customers' sites at their own domains. */
export const readSitesConfig = (): { readonly hosting: z.infer<typeof SitesHosting> } =>
  z.object({ hosting: SitesHosting }).parse(JSON.parse(readFileSync(join(repositoryDir, "firebase.sites.json"), "utf8")));

/** firebase-tools 14 serves a second site at the fifth port after the first one's. */
const afterHosting = 5;

/** A local stack has both Hosting sites. */
export const withSites = (config: FirebaseConfig, { hosting }: ReturnType<typeof readSitesConfig>) => {
  const { target, ...sites } = hosting;
  return {
    ...config,
    hosting: [
      { ...config.hosting, site: "editor" },
      { ...sites, site: target },
    ],
  };
};

export const sitesPort = ({ emulators }: FirebaseConfig): number => emulators.hosting.port + afterHosting;

/** LECTERN_PORT_OFFSET: added to all ports, so that several stacks can run in parallel. */
export function readPortOffset(environment: NodeJS.ProcessEnv): number {
  const text = environment["LECTERN_PORT_OFFSET"] ?? "";
  const offset = Number(text);
  if (/^\d{0,5}$/.test(text) && offset <= largestOffset) return offset;
  throw new SetupError(
    `LECTERN_PORT_OFFSET is "${text}". It must be a whole number from 0 to ${largestOffset}, best 10, 20, 30 and so on.`,
  );
}

/** 65,535 is the last port. */
const largestOffset = 56_000;

interface StackOptions {
  readonly offset: number;
  readonly ui: boolean;
}

/** The configuration of one stack. */
export function toStackConfig(config: FirebaseConfig, { offset, ui }: StackOptions): FirebaseConfig {
  const { auth, firestore, functions, hosting, hub, logging, eventarc, tasks } = config.emulators;
  const moved = <Settings extends { readonly port: number }>(settings: Settings): Settings => ({
    ...settings,
    port: settings.port + offset,
  });
  return {
    ...config,
    // The folder of the parameter files.
    functions: { ...config.functions, configDir: relative(repositoryDir, stackDir(offset)) },
    hosting: {
      ...config.hosting,
      headers: [...config.hosting.headers.map(withLocalServers), namesOfLocal("Auth", `http://${auth.host}:${auth.port + offset}`)],
    },
    emulators: {
      auth: moved(auth),
      firestore: { ...moved(firestore), websocketPort: firestore.websocketPort + offset },
      functions: moved(functions),
      hosting: moved(hosting),
      ui: { ...moved(config.emulators.ui), enabled: ui },
      hub: moved(hub),
      logging: moved(logging),
      eventarc: moved(eventarc),
      tasks: moved(tasks),
    },
  };
}

type HeaderRule = FirebaseConfig["hosting"]["headers"][number];

/** Pages of a local stack may call its emulators and fakes, each on its own port. Those of a deployment may not. */
const withLocalServers = ({ headers, ...rule }: HeaderRule): HeaderRule => ({
  ...rule,
  headers: headers.map(({ key, value }) => ({
    key,
    value: key === "Content-Security-Policy" ? value.replace("connect-src ", "connect-src http://127.0.0.1:* ws://127.0.0.1:* ") : value,
  })),
});

/** Lets the voice element of a local stack find a stand-in: it reads these headers of the files from which it was loaded, on any page. */
const namesOfLocal = (name: "Auth" | "Signalling", url: string): HeaderRule => ({
  source: "/embed/**",
  headers: [
    { key: `Lectern-Local-${name}`, value: url },
    { key: "Access-Control-Expose-Headers", value: "Lectern-Local-Auth, Lectern-Local-Signalling" },
  ],
});

/** Lets the voice element find the fake of Twilio. */
export const withSignallingAt = (config: FirebaseConfig, url: string): FirebaseConfig => ({
  ...config,
  hosting: { ...config.hosting, headers: [...config.hosting.headers, namesOfLocal("Signalling", url)] },
});

/** A file that is deleted at the end of its scope. It must be in the project's root, for which firebase-tools takes its folder. */
export function writeFirebaseConfig(config: object, name: string): Disposable & { readonly path: string } {
  const path = join(repositoryDir, `firebase.${name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { force: true });
    },
  };
}
