import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Parameters, readEnvFile } from "../../local/stack/env-file.ts";
import { SetupError } from "../../local/stack/setup-error.ts";

/** What is deployed, and to which project. */
export interface Deployment {
  /** The folder with firebase.json. */
  readonly root: string;
  readonly projectId: string;
  /** As firebase-tools reads them: for all projects, then for this one. */
  readonly parameters: Parameters;
  readonly region: string;
  /** The reCAPTCHA key of the hosted pages; empty if they have no App Check. */
  readonly siteKey: string;
}

const FirebaseRc = z.object({ projects: z.optional(z.record(z.string(), z.string())) });

/**
 * The deployment to the project with this ID or alias in `.firebaserc`, which `firebase use --add` writes.
 *
 * @throws SetupError for a demo project, which does not exist, and for a file of parameters that not every deployment would read
 */
export function readDeployment(root: string, name: string): Deployment {
  const aliases = readAliases(root);
  const projectId = aliases[name] ?? name;
  if (projectId.startsWith("demo-")) throw new SetupError(`${projectId} is not a real project but that of the local stack: use --local`);
  const ofAlias = Object.keys(aliases).find((alias) => aliases[alias] === projectId && existsSync(join(root, `functions/.env.${alias}`)));
  if (ofAlias !== undefined)
    throw new SetupError(
      `functions/.env.${ofAlias} is read only when a command names the project ${ofAlias}: rename it to functions/.env.${projectId}`,
    );
  const files = [".env", `.env.${projectId}`].map((file) => readEnvFile(join(root, "functions", file)));
  const parameters = files.reduce((all, file) => ({ ...all, ...file }));
  return {
    root,
    projectId,
    parameters,
    region: parameters["REGION"] ?? defaultRegion,
    siteKey: (parameters[siteKeyParameter] ?? "").trim(),
  };
}

const readAliases = (root: string): Readonly<Record<string, string>> => {
  const path = join(root, ".firebaserc");
  return existsSync(path) ? (FirebaseRc.parse(JSON.parse(readFileSync(path, "utf8"))).projects ?? {}) : {};
};

/** Read by the build of the pages. Functions do not use it. */
export const siteKeyParameter = "APP_CHECK_SITE_KEY";

/** The default of the parameter. */
const defaultRegion = "us-central1";
