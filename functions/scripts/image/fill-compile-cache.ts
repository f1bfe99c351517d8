/**
 * Runs when an image is built (`postinstall` of package.json): starts every function as an instance does, asks it something, and keeps
 * what Node has compiled meanwhile. Neither a build nor a deployment fails because of it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../stack/find-free-port.ts";
import { builtCache, cacheFolder, codeFolder, keepCode } from "./cache-folder.ts";

const deployment = resolve(__dirname, "..");
const framework = join(deployment, "node_modules/@google-cloud/functions-framework/build/src/main.js");
const names = readdirSync(join(__dirname, "endpoints"))
  .filter((file) => file.endsWith(".cjs"))
  .map((file) => basename(file, ".cjs"));

/** User 33 runs functions on Google's images for Node.js 24: `google.24`, 2026-08. */
const runUser = "33";

/** 20 s: no function starts this slowly, and a build must not hang. */
const patienceMs = 20_000;
const pollMs = 10;

void fill().catch((error: unknown) => {
  for (const folder of [cacheFolder, codeFolder]) rmSync(folder, { recursive: true, force: true });
  console.warn(`Without a compile cache: ${String(error)}`);
});

async function fill(): Promise<void> {
  for (const folder of [cacheFolder, codeFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(codeFolder);
  for (const name of names) await runOnce(name);
  const [expected] = readdirSync(cacheFolder);
  if (expected === undefined) throw new Error("Node has written none.");
  renameSync(join(cacheFolder, expected), builtCache);
  // Node writes for its own user only. Somebody else runs what was built.
  for (const file of readdirSync(builtCache)) chmodSync(join(builtCache, file), 0o644);
  for (const name of new Set([expected, expected.replace(/\d+$/, runUser)])) symlinkSync("built", join(cacheFolder, name));
  console.log(`Compile cache: ${names.length} functions, ${readdirSync(builtCache).length} modules.`);
}

/** Node writes its cache when a process ends by itself, as the framework does when it is told to stop. */
async function runOnce(name: string): Promise<void> {
  const port = await findFreePort();
  const instance = spawn(process.execPath, [framework], {
    cwd: deployment,
    stdio: "ignore",
    timeout: patienceMs,
    killSignal: "SIGKILL",
    env: { NODE_ENV: "production", NODE_COMPILE_CACHE: cacheFolder, [keepCode]: "1", FUNCTION_TARGET: name, PORT: String(port) },
  });
  const ended = once(instance, "exit").then(() => true);
  while (!(await isAnswered(port))) {
    if (await Promise.race([ended, sleep(pollMs, false)])) throw new Error(`${name} does not start here.`);
  }
  instance.kill("SIGTERM");
  await ended;
}

/** A request that every function refuses, after its body was parsed and before anything is asked of Google. */
async function isAnswered(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }).then(
    async (answer) => answer.text().then(() => true),
    () => false,
  );
}
