import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../local/stack/find-free-port.ts";
import { localSecrets } from "../../local/stack/local-secrets.ts";
import { shortLived } from "../../local/stack/node-options.ts";
import { localParameters } from "../../local/stack/parameters.ts";
import { type ProtocolName, type PublicName, runtime, type ScheduleName, type WebhookName } from "../../src/lib/platform/config/runtime.ts";
import { atEnd } from "./at-end.ts";
import { type Callable, functionOf } from "./function-of.ts";
import type { Rest } from "./waves.ts";

/**
 * Processes that serve one function each, as in production: many parallel requests in one process, several processes. The Functions emulator
 * starts a process of 150 MB for every parallel request instead, which makes races impossible.
 */
export interface Instance extends AsyncDisposable {
  readonly url: string;
  /** The peak memory of the process, in MiB; NaN on systems without Linux's /proc. */
  readonly peakMiB: () => number;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
  /** Its log so far. */
  readonly log: () => string;
  /** Resolves when it has gone round its event loop several times, however slowly, and some time has passed. */
  readonly rest: Rest;
  readonly stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
}

const functionsDir = join(import.meta.dirname, "../..");
const framework = join(functionsDir, "node_modules/@google-cloud/functions-framework/build/src/main.js");

/** Loaded into an instance: answers each message after a turn of the event loop. */
const probe = `data:text/javascript,${encodeURIComponent(
  'process.on("message", (number) => setImmediate(() => process.send(number))); process.channel.unref();',
)}`;

/** More turns than there are between two requests that a function sends in parallel: verifying a token, loading a module, opening a connection. */
const restTurns = 30;
const restMs = 25;

const goRound = async (child: ChildProcess, turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    child.send(turn);
    await once(child, "message");
  }
};

/** A deployment has all secrets; those without a key are `-`. */
const noKeys = Object.fromEntries(Object.keys(localSecrets).map((name) => [name, "-"]));

const readPeak = (pid: number | undefined): number => {
  if (process.platform !== "linux" || pid === undefined) return Number.NaN;
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
};

const running = new Set<Instance>();

/** Starts the bundle of one function against the emulators in the environment. */
export const startInstance = async (
  endpoint: Callable | ProtocolName | PublicName | WebhookName | ScheduleName,
  environment: Readonly<Record<string, string>> = {},
): Promise<Instance> => {
  const name = functionOf(endpoint);
  for (let attempt = 1; ; attempt++) {
    const { instance, log } = await tryToStart(name, environment);
    if (instance !== undefined) return instance;
    if (attempt === attempts || !log.includes("EADDRINUSE")) throw new Error(`${endpoint} did not start:\n${log}`);
  }
};

/** Another process may take a free port before this one listens on it: then another port is tried. */
const attempts = 3;

/** An instance, or its log if it ends. */
const tryToStart = async (
  target: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly instance?: Instance; readonly log: string }> => {
  const port = await findFreePort();
  // One with limited memory divides it as in production.
  const options = environment["NODE_OPTIONS"] === undefined ? shortLived : [];
  const child = spawn(process.execPath, [...options, `--import=${probe}`, framework, `--source=${functionsDir}`], {
    env: { ...noKeys, ...process.env, ...localParameters(), ...environment, FUNCTION_TARGET: target, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exit = once(child, "exit");
  let log = "";
  const serving = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        log += text;
        if (log.includes(`localhost:${port}/`)) resolve();
      });
    }
  });
  const instance: Instance = {
    url: `http://127.0.0.1:${port}`,
    peakMiB: () => readPeak(child.pid),
    ended: exit,
    log: () => log,
    rest: async () => Promise.all([sleep(restMs), goRound(child, restTurns)]).then(() => undefined),
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await exit;
      running.delete(instance);
    },
    [Symbol.asyncDispose]: async () => instance.stop(),
  };
  running.add(instance);
  const isStarted = await Promise.race([serving.then(() => true), exit.then(() => false)]);
  if (!isStarted) running.delete(instance);
  return { ...(isStarted && { instance }), log };
};

/** The stack's fake of Gemini, for instances that need a model. */
export const geminiOfStack = { GEMINI_API_URL: process.env["LECTERN_VOICE_URL"] ?? "", GEMINI_API_KEY: localSecrets.GEMINI_API_KEY };

/** In MiB. */
export const memoryOf = (name: keyof typeof runtime): number => Number.parseInt(runtime[name].memory, 10);

/** Google's Node options: `cmd/nodejs/functions_framework/main.go` of its buildpacks reserves 64 MiB outside the heap. */
export const limitedMemory = (name: keyof typeof runtime): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--max-old-space-size=${memoryOf(name) - 64}`,
});

const pools = new Map<Callable, Promise<readonly Instance[]>>();
let turn = 0;

/** The URL of one of two instances of a function, in turn. They are started at the first call and serve all tests. */
export const oneOfTwo = async (endpoint: Callable): Promise<string> => {
  const pool = pools.get(endpoint) ?? Promise.all([startInstance(endpoint, geminiOfStack), startInstance(endpoint, geminiOfStack)]);
  pools.set(endpoint, pool);
  const [first, second] = await pool;
  const instance = turn++ % 2 === 0 ? first : second;
  if (instance === undefined) throw new Error("a pool has two instances");
  return instance.url;
};

atEnd(async () => {
  await Promise.all([...running].map(async ({ stop }) => stop("SIGKILL")));
});
