import { join } from "node:path";
import type { Query } from "firebase-admin/firestore";
import * as z from "zod";
import { publicBaseUrl, readOrigin } from "../../src/lib/platform/config/params.ts";
import { secretsParameter } from "../../src/lib/platform/config/secrets.ts";
import { splitList } from "../../src/lib/platform/core/split-list.ts";
import { openTarget, type Target } from "../admin/target.ts";
import { type Deployment, readDeployment } from "./read-deployment.ts";
import { type Google, logIn } from "./google.ts";
import { toAddresses, toEnvironment } from "../../local/stack/addresses.ts";
import { readCommit } from "../../local/stack/commit.ts";
import { readEnvFile } from "../../local/stack/env-file.ts";
import { fakePlaces } from "../../local/stack/fake-places.ts";
import { readFirebaseConfig, readPortOffset, toStackConfig } from "../../local/stack/firebase-config.ts";
import { geminiOfStack } from "../../local/stack/gemini-of-stack.ts";
import { readParameters } from "../../local/stack/parameters.ts";
import { functionsDir, projectId as localProject, repositoryDir, stackDir } from "../../local/stack/paths.ts";
import { demoPages } from "./demo-pages.ts";
import { type Guest, makeGuest } from "./guest.ts";
import { makeAppCheckToken } from "./app-check-token.ts";
import { Secrecy } from "./secrecy.ts";
import { percentDecode } from "../../src/lib/platform/core/web-address.ts";

/** The deployment to check. Its parameters and secrets are in the environment, where the functions' code reads them. */
export interface Patient extends AsyncDisposable {
  readonly projectId: string;
  readonly projectName: string;
  /** The origin of Hosting. */
  readonly origin: string;
  /** Google's control plane; undefined for a local stack, which has none. */
  readonly google: Google | undefined;
  readonly secrecy: Secrecy;
  /** The commit that should be deployed: that of this checkout. Empty without Git. */
  readonly commit: string;
  /** The phone number to call. */
  readonly call: string | undefined;
  readonly openTarget: () => Promise<Target>;
  /** Created when the first check needs it. */
  readonly guest: () => Promise<Guest>;
  /** A token for the app of the hosted pages. @throws Error with the reason if there is none */
  readonly appCheckToken: () => Promise<string>;
  /** The Lectern projects to check; all by default. */
  readonly projects: () => Promise<Query>;
  /** Those hosts that are claimed for them; all by default. */
  readonly hosts: () => Promise<Query>;
  /** Where a host is served: a local stack serves all at one address. */
  readonly originOf: (host: string) => string;
}

interface PatientOptions extends Pick<Patient, "projectId" | "projectName" | "origin" | "google" | "call"> {
  readonly target: () => Promise<Target>;
  readonly appCheckToken?: Patient["appCheckToken"];
  readonly originOf?: Patient["originOf"];
  readonly commit?: string;
  /** Selects some of the projects and hosts. */
  readonly choose?: (all: Query) => Query;
}

export function aPatient({ target, appCheckToken, choose = (all) => all, originOf, commit, ...known }: PatientOptions): Patient {
  const secrecy = new Secrecy();
  let opened: Promise<Target> | undefined;
  let guest: Promise<Guest> | undefined;
  const open = async (): Promise<Target> => (opened ??= target());
  return {
    ...known,
    commit: commit ?? readCommit(),
    secrecy,
    originOf: originOf ?? ((host) => `https://${host}`),
    openTarget: open,
    appCheckToken: async () => secrecy.keep(await (appCheckToken ?? (async () => makeAppCheckToken(known.origin)))()),
    projects: async () => choose((await open()).firestore.collection("projects")),
    hosts: async () => choose((await open()).firestore.collection("site_hosts")),
    guest: async () =>
      (guest ??= open().then(async (at) =>
        makeGuest({
          target: at,
          origin: known.origin,
          secrecy,
          name: "doctor",
          pages: demoPages,
          project: { live_agent: agent, live_sessions_per_day: 500 },
        }),
      )),
    [Symbol.asyncDispose]: async () => {
      const made = await guest?.catch(() => undefined);
      await made?.[Symbol.asyncDispose]();
    },
  };
}

const agent = { instructions: "You answer for a small bicycle workshop. Be short.", greeting: "" };

/** Opens the deployment of a named project. */
export async function openDeployment(project: string, call: string | undefined): Promise<Patient> {
  const deployment = readDeployment(repositoryDir, project);
  const { projectId } = deployment;
  const google = await logIn(projectId);
  Object.assign(process.env, { ...deployment.parameters, ...environmentOf(projectId) });
  const secrets = await readSecrets(deployment, google);
  Object.assign(process.env, secrets);
  const origin = await findOrigin(projectId, google);
  const patient = aPatient({
    projectId,
    projectName: projectId,
    origin,
    google,
    call,
    target: async () => openTarget(projectId),
  });
  for (const value of Object.values(secrets)) keepAll(patient.secrecy, value);
  return patient;
}

/** The variables that tell the functions' code its project. */
export const environmentOf = (projectId: string) => ({ GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) });

/** Some secrets contain several: JSON with keys, or a URL with a password. */
export const keepAll = (secrecy: Secrecy, value: string): void => {
  secrecy.keep(value);
  for (const part of value.split(/["{}:,@/\s]+/)) if (part.length >= longWord) secrecy.keep(percentDecode(part) ?? part);
};

/** 16 characters: a shorter part may be a word in a host name. */
const longWord = 16;

const Hosted = z.object({ defaultUrl: z.string() });

/** The origin at which Hosting serves the project's pages. */
async function findOrigin(projectId: string, google: Google): Promise<string> {
  const named = readOrigin(publicBaseUrl);
  if (named !== "") return named;
  const site = await google.get("hosting", `projects/${projectId}/sites/${projectId}`).catch(() => undefined);
  const found = Hosted.safeParse(site?.kind === "found" ? site.body : undefined);
  return found.success ? found.data.defaultUrl.replace(/\/$/, "") : `https://${projectId}.web.app`;
}

const Payload = z.object({ payload: z.object({ data: z.string() }) });

/** Those of the deployment's secrets that this account may read. */
async function readSecrets({ projectId, parameters }: Deployment, google: Google): Promise<Readonly<Record<string, string>>> {
  const names = splitList(parameters[secretsParameter] ?? "");
  const read = names.map(async (name) => {
    const answer = await google.get("secrets", `projects/${projectId}/secrets/${name}/versions/latest:access`);
    const payload = Payload.safeParse(answer.kind === "found" ? answer.body : undefined);
    return payload.success ? [[name, Buffer.from(payload.data.payload.data, "base64").toString("utf8")] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Opens the stack of this machine. @throws SetupError when it was never started */
export function openLocal(call: string | undefined): Patient {
  const offset = readPortOffset(process.env);
  const gemini = geminiOfStack(process.env, offset);
  const secrets = { ...readEnvFile(join(functionsDir, ".secret.local")), GEMINI_API_KEY: gemini.key };
  const addresses = toAddresses(toStackConfig(readFirebaseConfig(), { offset, ui: false }), fakePlaces(offset));
  Object.assign(process.env, {
    ...readParameters(stackDir(offset)),
    ...secrets,
    ...toEnvironment(addresses),
    ...environmentOf(localProject),
  });
  const patient = aPatient({
    projectId: localProject,
    projectName: localProject,
    origin: addresses.hosting,
    originOf: () => addresses.sites,
    google: undefined,
    call,
    target: async () => openTarget(undefined),
  });
  for (const value of Object.values(secrets)) keepAll(patient.secrecy, value);
  return patient;
}
