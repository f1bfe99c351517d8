import { connect } from "node:net";
import { join } from "node:path";
import { type AppOptions, applicationDefault, type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { database } from "../../src/lib/platform/firestore/database.ts";
import { mediaBucketOf, readOrigin } from "../../src/lib/platform/config/params.ts";
import type { Bucket } from "../../src/lib/pages/media/bucket.ts";
import { operatorLog } from "../../src/lib/platform/log/write-operator-log.ts";
import type { MailOptions } from "../../src/lib/providers/notifications/send-mail.ts";
import { cloudBucket } from "../../src/lib/providers/storage/cloud-bucket.ts";
import { toAddresses } from "../../local/stack/addresses.ts";
import { readFirebaseConfig, readPortOffset, toStackConfig } from "../../local/stack/firebase-config.ts";
import { readEnvFile } from "../../local/stack/env-file.ts";
import { functionsDir, projectId } from "../../local/stack/paths.ts";
import { fakePlaces } from "../../local/stack/fake-places.ts";
import { OperatorError } from "./operator-error.ts";

/** The Firebase project that a command works on. */
export interface Target {
  readonly description: string;
  readonly isReal: boolean;
  readonly firestore: Firestore;
  readonly auth: Auth;
  /** For pictures. */
  readonly bucket: Bucket;
  readonly bucketName: string;
  /** Where Hosting serves the pages and pictures. */
  readonly pagesOrigin: string;
  /** For invitations. */
  readonly mail: MailOptions;
}

/**
 * Opens a real project only if it is named, otherwise the emulators on this machine.
 *
 * @throws OperatorError when no project is named and no emulator runs
 */
export const openTarget = async (firebaseProject: string | undefined): Promise<Target> =>
  firebaseProject === undefined ? openEmulators() : openProject(firebaseProject);

const openProject = (projectId: string): Target => {
  if (projectId === "") throw new OperatorError("--project needs the id of a Firebase project.");
  // The variables of a running emulator must not take precedence over the named project.
  delete process.env["FIRESTORE_EMULATOR_HOST"];
  delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  // Identity Toolkit refuses user credentials without a quota project.
  process.env["GOOGLE_CLOUD_QUOTA_PROJECT"] ??= projectId;
  const app = openApp({ projectId, credential: applicationDefault() });
  const files = [".env", `.env.${projectId}`].map((file) => readEnvFile(join(functionsDir, file)));
  const parameters: Readonly<Record<string, string | undefined>> = {
    STORAGE_API_URL: "https://storage.googleapis.com",
    ...files[0],
    ...files[1],
    ...process.env,
  };
  const pagesOrigin = readOrigin({ value: () => parameters["PUBLIC_BASE_URL"] ?? "" }) || `https://${projectId}.web.app`;
  return {
    ...{ description: `the Firebase project ${projectId}`, isReal: true, firestore: database(), auth: getAuth(app) },
    ...openBucket(projectId, parameters),
    ...{ pagesOrigin, mail: mailOf(parameters, pagesOrigin) },
  };
};

const mailOf = (parameters: Readonly<Record<string, string | undefined>>, pagesOrigin: string): MailOptions => ({
  smtpUrl: () => parameters["SMTP_URL"]?.trim() ?? "",
  from: () => parameters["MAIL_FROM"]?.trim() ?? "",
  baseUrl: () => pagesOrigin,
  log: operatorLog,
});

/** Reads parameters as the functions do: the environment takes precedence. */
const openBucket = (firebaseProject: string, parameters: Readonly<Record<string, string | undefined>>) => {
  const bucketName = mediaBucketOf(parameters, firebaseProject);
  return { bucketName, bucket: cloudBucket({ baseUrl: () => parameters["STORAGE_API_URL"] ?? "", bucket: () => bucketName }) };
};

/** A single app, because a process works on a single project. */
const openApp = (options: AppOptions): App => getApps().find(({ name }) => name === "[DEFAULT]") ?? initializeApp(options);

const openEmulators = async (): Promise<Target> => {
  const { project, firestore, auth, storage, mail, hosting } = findEmulators();
  const answers = await Promise.all([firestore, auth].map(isListening));
  if (answers.includes(false)) {
    throw new OperatorError(
      `No emulator answers at ${firestore} and ${auth}. Start it with "npm --prefix functions start", or name a real project with --project.`,
    );
  }
  process.env["FIRESTORE_EMULATOR_HOST"] = firestore;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = auth;
  const app = openApp({ projectId: project });
  return {
    ...{ description: `the emulator at ${firestore}`, isReal: false, firestore: database(), auth: getAuth(app) },
    ...openBucket(projectId, { STORAGE_API_URL: storage, MEDIA_BUCKET: process.env["MEDIA_BUCKET"] }),
    ...{ pagesOrigin: hosting, mail: mailOf({ SMTP_URL: mail, ...process.env }, hosting) },
  };
};

/** The emulators and the Google project that the environment names (inside `exec`), otherwise those of `start`. */
const findEmulators = (): {
  readonly project: string;
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly mail: string;
  readonly hosting: string;
} => {
  const offset = readPortOffset(process.env);
  const { hosting, firestoreHost, authHost, fakes } = toAddresses(
    toStackConfig(readFirebaseConfig(), { offset, ui: false }),
    fakePlaces(offset),
  );
  return {
    project: process.env["FIRESTORE_EMULATOR_HOST"] === undefined ? projectId : (process.env["GCLOUD_PROJECT"] ?? projectId),
    firestore: process.env["FIRESTORE_EMULATOR_HOST"] ?? firestoreHost,
    auth: process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? authHost,
    storage: process.env["LECTERN_STORAGE_URL"] ?? fakes.storage,
    mail: fakes.mail,
    hosting: process.env["LECTERN_BASE_URL"] ?? hosting,
  };
};

const isListening = async (address: string): Promise<boolean> => {
  const { hostname, port } = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 2000 });
    const answer = (listening: boolean) => () => {
      socket.destroy();
      resolve(listening);
    };
    socket.once("connect", answer(true)).once("error", answer(false)).once("timeout", answer(false));
  });
};
