import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { aCloudProject, type CloudProject } from "../../../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../../../fakes/control-plane/start-fake-control-plane.ts";
import { openTarget } from "../../../../scripts/admin/target.ts";
import { openGoogle } from "../../../../scripts/doctor/google.ts";
import { aPatient, environmentOf, keepAll, type Patient } from "../../../../scripts/doctor/patient.ts";
import { pathOf } from "../../../../scripts/doctor/rewrites.ts";
import { localSecrets } from "../../../../local/stack/local-secrets.ts";
import { repositoryDir } from "../../../../local/stack/paths.ts";
import { schedules } from "../../../../src/lib/platform/config/runtime.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { type Gate, openGate } from "./gate.ts";
import { askTelephony, changeTelephony } from "./telephony.ts";

/** A deployment for the doctor: the stack behind a gate, and a control plane. */
export interface Bed extends AsyncDisposable {
  readonly patient: Patient;
  readonly gate: Gate;
  readonly cloud: CloudProject;
  /** How a token of an app is made, until `heal`. Otherwise nobody can make one. */
  readonly makeAppCheckToken: (make: Patient["appCheckToken"]) => void;
  /** Nobody answers for this host, until `heal`. */
  readonly leadAway: (host: string) => void;
  /** The projects and hosts that are looked at have this in `name`. */
  readonly sites: string;
  /** Sets environment variables until `heal`. */
  readonly set: (variables: Readonly<Record<string, string>>) => void;
  /** Does this at the next `heal`. */
  readonly defer: (undo: () => Promise<void>) => void;
  /** Repairs everything that a test has spoilt. */
  readonly heal: () => Promise<void>;
}

const Overrides = z.object({
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().default(false) })),
});

const readExpiring = (): readonly string[] => {
  const file: unknown = JSON.parse(readFileSync(join(repositoryDir, "firestore.indexes.json"), "utf8"));
  return Overrides.parse(file)
    .fieldOverrides.filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`);
};

/** The stack is not rebuilt for every commit. */
const readRunningCommit = async (): Promise<string> => {
  const response = await fetch(`${stack.hostingUrl}${pathOf("docsList") ?? ""}`);
  await response.body?.cancel();
  return response.headers.get("x-lectern-commit") ?? "";
};

const healthy = (commit: string): CloudProject => {
  const project = aCloudProject(stack.projectId, Object.keys(localSecrets));
  return {
    ...project,
    resources: new Map(Object.keys(schedules).map((name) => aDeployed(project.id, name, { "lectern-commit": commit }))),
    database: { ...project.database, locationId: "us-central1" },
    expiring: readExpiring(),
    backups: [{ snapshotTime: new Date().toISOString(), state: "READY" }],
  };
};

/** The number of somebody who answers. */
const answersNumber = "+12025550101";

/** A function as Google's API shows it. */
export const aDeployed = (projectId: string, name: string, labels: Readonly<Record<string, string>>) => {
  const path = `projects/${projectId}/locations/us-central1/functions/${name}`;
  return [path, { name: path, state: "ACTIVE", environment: "GEN_2", labels }] as const;
};

const resetTelephony = async (): Promise<void> => askTelephony("POST", "reset");

/** Resets the stack's fakes; conversations and calls take no time. */
const resetServices = async (): Promise<void> => {
  await voiceControl.reset();
  await voiceControl.changeSettings({ speed: 100 });
  await resetTelephony();
  await changeTelephony({ speed: 20 });
  await askTelephony("PUT", "phones", { number: answersNumber, script: "presses 1" });
};

/** As Google says it where nobody may sign. */
const noToken = async (): Promise<never> => Promise.reject(new Error("Failed to determine service account."));

export async function aBed(parameters: Readonly<Record<string, string>>): Promise<Bed> {
  await using opened = new AsyncDisposableStack();
  const before = { ...process.env };
  const undone: (() => Promise<void>)[] = [];
  const commit = await readRunningCommit();
  const cloud = healthy(commit);
  const plane = opened.use(await startFakeControlPlane(cloud));
  const gate = opened.use(await openGate(stack.hostingUrl));
  const set: Bed["set"] = (variables) => {
    Object.assign(process.env, variables);
  };
  const restore = (): void => {
    for (const name of Object.keys(process.env)) if (!(name in before)) Reflect.deleteProperty(process.env, name);
    set(Object.fromEntries(Object.entries(before).map(([name, value]) => [name, value ?? ""])));
  };
  const begin = (): void => {
    restore();
    set({ ...parameters, ...localSecrets, ...plane.environment, ...environmentOf(stack.projectId), MANAGER_COUNTRIES: "NO" });
  };
  opened.defer(restore);
  begin();
  await resetServices();
  opened.defer(async () => voiceControl.reset());
  opened.defer(resetTelephony);
  const { projectId } = stack;
  const google = openGoogle({ projectId, account: "operator@example.com", getToken: async () => Promise.resolve("operator's token") });
  const target = async () => openTarget(undefined);
  let appCheckToken: Patient["appCheckToken"] = noToken;
  let away: string | undefined;
  const sites = `doctor-${randomUUID()}`;
  const patient = opened.use(
    aPatient({
      ...{ projectId, projectName: "lectern-test", origin: gate.url, google, call: answersNumber, target },
      commit,
      appCheckToken: async () => appCheckToken(),
      originOf: (host) => (host === away ? "http://127.0.0.1:9" : stack.sitesUrl),
      // Other tests have projects with all kinds of numbers and hosts.
      choose: (all) => all.where("name", "==", sites),
    }),
  );
  for (const value of Object.values(localSecrets)) keepAll(patient.secrecy, value);
  const kept = opened.move();
  return {
    patient,
    gate,
    cloud,
    set,
    sites,
    makeAppCheckToken: (make) => {
      appCheckToken = make;
    },
    leadAway: (host) => {
      away = host;
    },
    defer: (undo) => {
      undone.push(undo);
    },
    heal: async () => {
      for (const undo of undone.splice(0)) await undo();
      begin();
      gate.spoil = undefined;
      appCheckToken = noToken;
      away = undefined;
      await resetServices();
      Object.assign(cloud, healthy(commit));
    },
    [Symbol.asyncDispose]: async () => kept.disposeAsync(),
  };
}
