/**
 * Runs when an image is built (`postinstall` of package.json): starts every function like an instance, sends it a request, and stores what
 * was compiled. A failure fails neither a build nor a deployment.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../stack/find-free-port.ts";
import { type Address, authToken, type FirstRequest, firstRequest, project, publicBaseUrl } from "./first-requests.ts";
import { madeUpGoogle } from "./made-up-google.ts";
import { builtCache, cacheFolder, codeFolder, keepCode, statusesFile } from "./cache-folder.ts";

const deployment = resolve(__dirname, "..");
const framework = join(deployment, "node_modules/@google-cloud/functions-framework/build/src/main.js");

/** The table of functions, read as for a deployment. */
const readTable: (path: string) => Readonly<Record<string, Address>> = createRequire(__filename);

/** User 33 runs functions on Google's images for Node.js 24: `google.24`, 2026-08. */
const runUser = "33";

/** 20 s: longer than any function takes to start, because a build must not hang. */
const patienceMs = 20_000;
const pollMs = 10;

void fill().catch((error: unknown) => {
  for (const folder of [cacheFolder, codeFolder]) rmSync(folder, { recursive: true, force: true });
  console.warn(`Without a compile cache: ${String(error)}`);
});

async function fill(): Promise<void> {
  for (const folder of [cacheFolder, codeFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(codeFolder);
  const googlePort = await findFreePort();
  const google = madeUpGoogle().listen(googlePort, "127.0.0.1");
  const names = Object.entries(readTable("./index.cjs"));
  const statuses: Record<string, number> = {};
  for (const [name, address] of names) statuses[name] = await runOnce(name, `127.0.0.1:${googlePort}`, firstRequest(name, address));
  google.close();
  writeFileSync(statusesFile, JSON.stringify(statuses));
  const [expected] = readdirSync(cacheFolder);
  if (expected === undefined) throw new Error("Node has written none.");
  renameSync(join(cacheFolder, expected), builtCache);
  // Node makes the files readable only for its own user, but another one runs the function.
  for (const file of readdirSync(builtCache)) chmodSync(join(builtCache, file), 0o644);
  for (const name of new Set([expected, expected.replace(/\d+$/, runUser)])) symlinkSync("built", join(cacheFolder, name));
  console.log(`Compile cache: ${names.length} functions, ${readdirSync(builtCache).length} modules.`);
}

/** Both caches are written on a normal exit, which the framework makes when told to stop. */
async function runOnce(name: string, googleHost: string, request: FirstRequest): Promise<number> {
  const port = await findFreePort();
  const instance = spawn(process.execPath, [framework], {
    cwd: deployment,
    stdio: "ignore",
    timeout: patienceMs,
    killSignal: "SIGKILL",
    env: {
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: cacheFolder,
      [keepCode]: "1",
      FUNCTION_TARGET: name,
      PORT: String(port),
      GCLOUD_PROJECT: project,
      FIRESTORE_EMULATOR_HOST: googleHost,
      FIREBASE_AUTH_EMULATOR_HOST: googleHost,
      GEMINI_API_URL: `http://${googleHost}`,
      GEMINI_API_KEY: "image",
      STORAGE_API_URL: `http://${googleHost}`,
      PUBLIC_BASE_URL: publicBaseUrl,
      TWILIO_AUTH_TOKEN: authToken,
    },
  });
  const ended = once(instance, "exit").then(() => true);
  let status: number | undefined;
  while ((status = await findStatus(`http://127.0.0.1:${port}`, request)) === undefined) {
    if (await Promise.race([ended, sleep(pollMs, false)])) throw new Error(`${name} does not start here.`);
  }
  instance.kill("SIGTERM");
  await ended;
  return status;
}

/** The status of the answer; undefined until the process listens. */
async function findStatus(origin: string, { pathAndQuery, ...request }: FirstRequest): Promise<number | undefined> {
  return fetch(origin + pathAndQuery, request).then(
    async (answer) => answer.text().then(() => answer.status),
    () => undefined,
  );
}
