import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { functionsDir } from "../local/stack/paths.ts";
import { send, type WireAnswer, type WireRequest } from "./client.ts";
import { onMeasuredCore } from "./cores.ts";

/** An installed folder, and one function in it. */
export interface Program {
  readonly name: string;
  /** Distinguishes programs of the same function. */
  readonly id: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A process that serves one function, as in production. Stopped at the end of its scope. */
export interface Instance extends AsyncDisposable {
  readonly port: number;
  /** The first answer to this request, repeated until the process listens. */
  readonly firstAnswer: (request: WireRequest) => Promise<WireAnswer>;
  readonly usage: () => Usage;
}

/** The resources that a process has used so far; NaN without Linux's /proc. */
interface Usage {
  /** CPU time of all its threads: unlike elapsed time, it hardly depends on other processes. */
  readonly processorMs: number;
  readonly residentMiB: number;
}

/** The program's own, as in production; Lectern's for the empty function, which has none. */
const frameworkOf = (folder: string): string =>
  [folder, functionsDir]
    .map((parent) => join(parent, "node_modules/@google-cloud/functions-framework/build/src/main.js"))
    .find((path) => existsSync(path)) ?? "";

/** Returns as soon as the process has started, long before it listens. Its environment contains nothing but the given variables. */
export function startInstance({ name, folder, environment }: Omit<Program, "id">, port: number): Instance {
  const [command, ...words] = [...onMeasuredCore, process.execPath, frameworkOf(folder)] as const;
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { NODE_ENV: "production", FUNCTION_TARGET: name, PORT: String(port), ...environment },
  });
  const ended = once(child, "exit");
  return {
    port,
    firstAnswer: async (request) => {
      const tooEarly = async (): Promise<never> => {
        await ended;
        throw new Error(`${name} ended before it answered`);
      };
      return Promise.race([askUntilItListens(name, port, request), tooEarly()]);
    },
    usage: () => (process.platform === "linux" && child.pid !== undefined ? readUsage(`/proc/${child.pid}`) : unknownUsage),
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function askUntilItListens(name: string, port: number, request: WireRequest): Promise<WireAnswer> {
  const deadlineMs = performance.now() + patienceMs;
  while (performance.now() < deadlineMs) {
    try {
      return await send(port, request);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ECONNREFUSED")) throw error;
      await pause(pollMs);
    }
  }
  throw new Error(`${name} did not answer within ${patienceMs} ms`);
}

const unknownUsage: Usage = { processorMs: Number.NaN, residentMiB: Number.NaN };

function readUsage(folder: string): Usage {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8")) ?? [];
  const threads = readdirSync(`${folder}/task`).map((thread) => readFileSync(`${folder}/task/${thread}/schedstat`, "utf8"));
  const nanoseconds = threads.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0);
  return { processorMs: nanoseconds / 1e6, residentMiB: Number(kibibytes) / 1024 };
}

/** 20 s: a start that takes longer hangs. */
const patienceMs = 20_000;
const pollMs = 1;
