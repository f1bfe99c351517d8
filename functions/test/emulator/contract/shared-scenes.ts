import { refusalLimits } from "../../../src/lib/auth/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { type EndpointName, functionUrl } from "../../support/api.ts";
import { brokenServers } from "../../support/broken-servers.ts";
import { type DocumentedExample, documentedBodies } from "../../support/documented-examples.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { aPerson } from "../../support/people.ts";
import type { Scene } from "./scenes.ts";

/** Refusals that all operations share. */

const withoutRole =
  (operation: EndpointName): Scene =>
  async (world) =>
    world.ask(operation, { token: (await aPerson()).token });

/** A body of the example's length. */
const tooLong =
  ({ operation, value }: DocumentedExample): Scene =>
  async (world) => {
    const bytes = Number(/: (\d+) bytes/.exec(JSON.stringify(value))?.[1]);
    const empty = JSON.stringify({ padding: "" });
    return world.ask(operation, { body: JSON.stringify({ padding: "x".repeat(bytes - empty.length) }) });
  };

const withoutField = (operation: EndpointName, field: string): object => {
  const [body = {}] = documentedBodies(operation).values();
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
};

/** A deployment with an unreadable parameter: a bug that can be caused from outside. */
const internal: Scene = async (world) => {
  await firestore.doc(`projects/${world.project.id}`).update({ "modules.onboarding": true });
  const instance = await startInstance("liveToolsExecute", { REGISTRY_URLS: "not JSON" });
  const body = { tool_name: "search_company", args: { country: "NO", query: "Fjord Bakeri" } };
  const reply = await world.ask("liveToolsExecute", { base: instance.url, body });
  await instance.stop("SIGKILL");
  return reply;
};

const unavailable: Scene = async (world) => {
  const servers = await brokenServers();
  const instance = await startInstance("editRead", { FIRESTORE_EMULATOR_HOST: servers.refusing });
  const reply = await world.ask("editRead", { base: instance.url });
  await instance.stop("SIGKILL");
  servers.close();
  return reply;
};

let enforcing: Promise<Instance> | undefined;

/** A deployment that accepts requests of its own apps only. */
const withoutApp: Scene = async (world) => {
  enforcing ??= startInstance("editRead", { APP_CHECK: "enforce" });
  return world.ask("editRead", { base: (await enforcing).url });
};

/** Somebody whom an instance has refused as often as it does in a minute. */
const refusedTooOften: Scene = async (world) => {
  const instance = await startInstance("editRead");
  const { token } = await aPerson();
  const ask = async () => world.ask("editRead", { base: instance.url, token });
  await Promise.all(Array.from({ length: refusalLimits.refusals }, ask));
  const reply = await ask();
  await instance.stop();
  return reply;
};

/** Sent to a separate process, because everything in front of the function replaces chunks by a length. */
const inChunks: Scene = async (world) => {
  const instance = await startInstance("editOpen");
  const reply = await world.ask("editOpen", { base: instance.url, headers: { "Transfer-Encoding": "chunked" }, body: {} });
  await instance.stop();
  return reply;
};

/** The scene of an example that several operations share; undefined if only one operation has it. */
export const sharedScene = (example: DocumentedExample): Scene | undefined => {
  const { operation, shared = "", value } = example;
  const sentence = JSON.stringify(value);
  if (sentence.includes('"app_check_failed"')) return withoutApp;
  if (sentence.includes('"refused_too_often"')) return refusedTooOften;
  if (shared === "Unauthenticated") return async (world) => world.ask(operation, { token: "no.id.token" });
  if (shared === "NotAnEditor") return withoutRole(operation);
  if (shared.startsWith("Only")) return async (world) => world.ask(operation, { method: "DELETE" });
  if (shared === "NotJson") return async (world) => world.ask(operation, { contentType: "text/plain", body: "hello" });
  if (shared === "InvalidQuery") return async (world) => world.ask(operation, { suffix: "?limit=0" });
  if (shared === "LengthRequired") return inChunks;
  if (shared === "Internal") return internal;
  if (shared === "Unavailable") return unavailable;
  if (sentence.includes("The request body is too large")) return tooLong(example);
  if (sentence.includes("This URL does not match any endpoint"))
    return async (world) => world.ask(operation, { base: functionUrl(operation), suffix: "/nowhere/else/at/all" });
  const missing = /"The request is not valid: (\w+) is required\."/.exec(sentence)?.[1];
  if (missing !== undefined) return async (world) => world.ask(operation, { body: withoutField(operation, missing) });
  return undefined;
};
