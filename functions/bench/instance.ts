import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { functionsDir } from "../scripts/stack/places.ts";
import { send, type WireAnswer, type WireRequest } from "./client.ts";
import { onMeasuredCore } from "./cores.ts";

/** A folder as it would be uploaded, and one function of it. */
export interface Program {
  readonly name: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A process that serves one function, as in production. It is stopped at the end of its scope. */
export interface Instance extends AsyncDisposable {
  readonly port: number;
  /** The first answer to this request; asks until somebody listens. */
  readonly firstAnswer: (request: WireRequest) => Promise<WireAnswer>;
  /** What it holds of the machine's memory; undefined where the system does not say (it is Linux's /proc that does). */
  readonly residentMiB: () => number | undefined;
}

const framework = join(functionsDir, "node_modules/@google-cloud/functions-framework/build/src/main.js");

/** Returns as soon as the process was started, long before it listens. The environment is empty but for what is given. */
export function startInstance({ name, folder, environment }: Program, port: number): Instance {
  const [command, ...words] = [...onMeasuredCore, process.execPath, framework] as const;
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
    residentMiB: () => readResidentMiB(child.pid),
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

function readResidentMiB(pid: number | undefined): number | undefined {
  if (process.platform !== "linux") return undefined;
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? "self"}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
}

/** 20 s: nothing takes this long unless it hangs. */
const patienceMs = 20_000;
const pollMs = 1;
