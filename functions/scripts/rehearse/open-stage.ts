import { openTarget } from "../admin/target.ts";
import { makeAppCheckToken } from "../doctor/app-check-token.ts";
import { readDeployment } from "../doctor/read-deployment.ts";
import { splitList } from "../../src/lib/platform/core/split-list.ts";
import { pathOf } from "../doctor/rewrites.ts";
import { toAddresses } from "../../local/stack/addresses.ts";
import { fakePlaces } from "../../local/stack/fake-places.ts";
import { geminiOfStack } from "../../local/stack/gemini-of-stack.ts";
import type { Parameters } from "../../local/stack/env-file.ts";
import { localParameters } from "../../local/stack/parameters.ts";
import { readFirebaseConfig, readPortOffset, toStackConfig } from "../../local/stack/firebase-config.ts";
import { repositoryDir } from "../../local/stack/paths.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { localStack } from "./local-stack.ts";
import type { RehearsalOptions } from "./options.ts";
import type { Stage } from "./rehearse.ts";
import { removeLeftVisitors } from "./visitor.ts";

/** @throws SetupError when the site does not exist */
export const openStage = async ({ project, site, sound, team }: RehearsalOptions, signal: AbortSignal): Promise<Stage> => {
  const stage = project === undefined ? await openLocal() : await openDeployed(project);
  const found = await stage.target.firestore.doc(`projects/${site}`).get();
  if (!found.exists) throw new SetupError(`There is no site "${site}" in ${stage.target.description}.`);
  await removeLeftVisitors(stage.target, site);
  const phone: unknown = found.get("manager_phone");
  return {
    ...stage,
    signal,
    project: site,
    isSpoken: sound,
    hasTeam: team,
    local: stage.local?.(typeof phone === "string" ? phone : undefined),
  };
};

/** How the model is asked that plays visitors and judges conversations: the first one that answers questions about the site. */
const visitorsModel = ({ ASK_MODEL: models = "" }: Parameters) => ({
  apiVersion: () => "v1beta",
  model: () => splitList(process.env["ASK_MODEL"] ?? models)[0] ?? "",
  fetch,
  acceptedForms: new Map(),
  log: () => undefined,
});

const openLocal = async () => {
  const target = await openTarget(undefined);
  const offset = readPortOffset(process.env);
  const gemini = geminiOfStack(process.env, offset);
  const addresses = toAddresses(toStackConfig(readFirebaseConfig(), { offset, ui: false }), fakePlaces(offset));
  await wake(addresses.hosting);
  return {
    target,
    origin: addresses.hosting,
    local: (managerPhone: string | undefined) => localStack(addresses, { managerPhone, isReal: gemini.isReal }),
    gemini: { ...visitorsModel(localParameters()), baseUrl: () => gemini.url, apiKey: () => gemini.key },
    getAppCheckToken: undefined,
  };
};

/** Starts the functions: the emulator starts a process on the first request of each, which may take longer than a visitor waits. */
const wake = async (origin: string): Promise<void> => {
  const asked = ["liveSession", "liveToolsExecute"].map(async (name) => fetch(origin + (pathOf(name) ?? ""), { method: "POST" }));
  // If nothing listens, the next step reports it.
  await Promise.allSettled(asked);
};

const openDeployed = async (project: string) => {
  const { projectId, parameters, siteKey } = readDeployment(repositoryDir, project);
  const origin = (parameters["PUBLIC_BASE_URL"] ?? "") === "" ? `https://${projectId}.web.app` : (parameters["PUBLIC_BASE_URL"] ?? "");
  return {
    target: await openTarget(projectId),
    origin,
    local: undefined,
    gemini: {
      ...visitorsModel(parameters),
      baseUrl: () => process.env["GEMINI_API_URL"] ?? "https://generativelanguage.googleapis.com",
      apiKey: () => process.env["GEMINI_API_KEY"] ?? "",
    },
    getAppCheckToken: siteKey === "" ? undefined : appCheckOf(origin),
  };
};

/** Pages prove with their site key that they are no program. An administrator of the project gets a token without it. */
const appCheckOf = (origin: string) => {
  let made: Promise<string> | undefined;
  return async (): Promise<string> => (made ??= makeAppCheckToken(origin));
};
