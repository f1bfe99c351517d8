import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import type { FirebaseConfig } from "../../local/stack/firebase-config.ts";
import { aCheckout, type Checkout, type ParameterFolder } from "./a-checkout.ts";
import { type Deployed, runFirebase } from "./run-firebase.ts";

export const projectId = "lectern-test";

type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Attempt extends Deployed {
  readonly project: CloudProject;
  /** What was done to the project. */
  readonly events: readonly string[];
  /** The secrets of each deployed function. */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  /** The headers that Hosting was configured with, by path. */
  readonly headers: HeadersByPath;
}

const Made = z.looseObject({
  serviceConfig: z.looseObject({ secretEnvironmentVariables: z.array(z.looseObject({ key: z.string() })).default([]) }),
});

const secretsIn = ({ resources }: CloudProject): Attempt["secrets"] =>
  Object.fromEntries(
    [...resources]
      .filter(([path]) => path.includes("/functions/"))
      .map(([path, made]) => [
        path.split("/").at(-1) ?? "",
        Made.parse(made).serviceConfig.secretEnvironmentVariables.map(({ key }) => key),
      ]),
  );

const HostingVersion = z.looseObject({
  config: z.looseObject({ headers: z.array(z.looseObject({ glob: z.string(), headers: z.record(z.string(), z.string()) })) }),
});

const headersIn = ({ resources }: CloudProject): HeadersByPath => {
  const version = resources.get(`sites/${projectId}/versions/1`);
  if (version === undefined) return {};
  return Object.fromEntries(HostingVersion.parse(version).config.headers.map(({ glob, headers }) => [glob, headers]));
};

/** The headers that a configuration sets for a path. */
export const headersFor = (path: string, { hosting }: FirebaseConfig): HeadersByPath[string] =>
  Object.fromEntries(
    hosting.headers.flatMap(({ source, headers }) => (source === path ? headers.map(({ key, value }) => [key, value]) : [])),
  );

interface AttemptOptions {
  /** Puts something out of order. */
  readonly spoil?: (project: CloudProject, checkout: Checkout) => void;
  readonly project?: CloudProject;
  readonly options?: readonly string[];
  /** Inspects the checkout before it is put away. */
  readonly look?: (checkout: Checkout) => void;
}

/** `firebase deploy`, to a new project in which everything is ready except for what `spoil` changes. */
export const attempt = async ({ spoil, options = ["--project", projectId], look, ...given }: AttemptOptions = {}): Promise<Attempt> => {
  using checkout = aCheckout();
  const project = given.project ?? aCloudProject(projectId, ["GEMINI_API_KEY"]);
  spoil?.(project, checkout);
  await using cloud = await startFakeControlPlane(project);
  const deployed = await runFirebase(checkout, cloud, ["deploy", ...options]);
  look?.(checkout);
  return { ...deployed, project, events: project.events, secrets: secretsIn(project), headers: headersIn(project) };
};

export const withParameters =
  (lines: string) =>
  (_: CloudProject, { root }: ParameterFolder): void => {
    writeFileSync(join(root, `functions/.env.${projectId}`), lines);
  };
