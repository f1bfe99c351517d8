import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { type Fake, startFake } from "../../fakes/server/start-fake.ts";
import { pathOf } from "../../scripts/doctor/rewrites.ts";
import { functionsDir } from "../../local/stack/paths.ts";
import { protocolNames, publicNames, runtime, schedules, webhookNames } from "../../src/lib/platform/config/runtime.ts";
import { aFile, type GateAnswer, isFile } from "../emulator/doctor/support/gate.ts";

const names = new Map(Object.keys(runtime).map((name) => [pathOf(name), name]));

/** The commit that the build wrote into the code that is deployed. */
export const readBuiltCommit = (): string => {
  const chunks = globSync(join(functionsDir, "dist/endpoints/**/*.cjs")).map((path) => readFileSync(path, "utf8"));
  return chunks.map((code) => /builtCommit\s*=\s*"([^"]*)"/.exec(code)?.[1]).find((found) => found !== undefined) ?? "";
};

/** The commit of functions that were deployed before. */
export const oldCommit = "0".repeat(40);

/** Marks a function as one that was deployed before: a deployment replaces the whole record. */
const oldSource = { isOld: true };

/** All functions, deployed before. */
export const deployBefore = (project: CloudProject): void => {
  const location = `projects/${project.id}/locations/us-central1`;
  for (const name of [...Object.keys(runtime), ...Object.keys(schedules)]) {
    const isSchedule = Object.hasOwn(schedules, name);
    const service = `${location}/services/${name.toLowerCase()}`;
    project.resources.set(service, { kind: "Service", metadata: { name: name.toLowerCase() }, spec: {} });
    project.resources.set(`${location}/functions/${name}`, {
      ...oldSource,
      name: `${location}/functions/${name}`,
      state: "ACTIVE",
      environment: "GEN_2",
      buildConfig: { runtime: "nodejs24", entryPoint: name },
      serviceConfig: { service, uri: `https://${name.toLowerCase()}.run.app`, availableMemory: "256Mi", availableCpu: "1" },
      labels: {
        "deployment-tool": "cli-firebase",
        "firebase-functions-hash": "of-the-old-source",
        ...(isSchedule && { "deployment-scheduled": "true", "lectern-commit": oldCommit }),
      },
    });
  }
};

const json = (status: number, code: string, commit: string): GateAnswer => ({
  status,
  headers: { "Content-Type": "application/json", "X-Lectern-Commit": commit },
  body: JSON.stringify({ error: "No.", code }),
});

/** Hosting's own answer where there is no function. */
const notThere: GateAnswer = { status: 404, headers: { "Content-Type": "text/html" }, body: "<h1>Page Not Found</h1>" };

const answerStranger = ({ resources }: CloudProject, builtCommit: string, method: string, path: string): GateAnswer => {
  if (isFile(path)) return aFile(path);
  const name = names.get(path);
  const deployed = [...resources].find(([resource]) => resource.endsWith(`/functions/${name}`))?.[1];
  if (name === undefined || deployed === undefined) return notThere;
  const commit = deployed["isOld"] === true ? oldCommit : builtCommit;
  if (method === "PUT") return json(405, "method_not_allowed", commit);
  if (publicNames.some((one) => one === name)) return json(404, "not_found", commit);
  if (webhookNames.some((one) => one === name)) return json(403, "forbidden", commit);
  if (protocolNames.some((one) => one === name)) return json(401, "unauthenticated", commit);
  if (method === "OPTIONS") return { status: 204, headers: { "Access-Control-Allow-Methods": "POST,OPTIONS" }, body: "" };
  return json(401, "unauthenticated", commit);
};

/** The public face of a deployment: pages, and those functions that are deployed, which refuse strangers. */
export const aSite = async (project: CloudProject): Promise<Fake<undefined>> => {
  const builtCommit = readBuiltCommit();
  return startFake(
    {},
    {
      control: undefined,
      routes: new Map(),
      answer: async ({ method, url }, response) => {
        const { status, headers, body } = answerStranger(project, builtCommit, method, url.pathname);
        await Promise.resolve(response.writeHead(status, headers).end(body));
      },
    },
  );
};
