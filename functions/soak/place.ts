import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Parameters } from "../local/stack/env-file.ts";
import { findFreePort } from "../local/stack/find-free-port.ts";
import { localSecrets } from "../local/stack/local-secrets.ts";
import { localParameters } from "../local/stack/parameters.ts";
import { functionsDir } from "../local/stack/paths.ts";

/** One process that serves one function, as in production. */
interface Serving {
  readonly host: string;
  readonly child: ChildProcess;
}

/** Runs one process of a function at a time, and replaces it when it ends. */
export interface Place {
  readonly functionName: string;
  /** Where the process answers; undefined while the next one starts. */
  readonly host: () => string | undefined;
  /** Settles when a process is running again. */
  readonly started: () => Promise<void>;
  /** Ends the process and starts another, whose clock is shifted by `movedMs`. Returns false if none is running. */
  readonly replace: (signal: "SIGKILL" | "SIGTERM", movedMs?: number) => boolean;
  readonly stop: () => Promise<void>;
}

interface PlaceOptions {
  readonly functionName: string;
  readonly environment: Parameters;
  /** The shift of the process's clock. */
  readonly shiftMs: number;
  /** Called if a process ends without having been told to. */
  readonly onEndByItself: () => void;
}

export function createPlace({ functionName, environment, shiftMs: firstShiftMs, onEndByItself }: PlaceOptions): Place {
  let shiftMs = firstShiftMs;
  let isOver = false;
  let serving: Serving | undefined;
  const fill = async (): Promise<void> => {
    const next = await startServing(functionName, { ...environment, SOAK_CLOCK_SHIFT_MS: String(shiftMs) });
    serving = next;
    if (isOver) next.child.kill("SIGKILL");
    next.child.once("exit", () => {
      if (serving !== next || isOver) return;
      onEndByItself();
      serving = undefined;
      starting = fill();
    });
  };
  let starting: Promise<void> | undefined;
  return {
    functionName,
    host: () => serving?.host,
    started: async () => (starting ??= fill()),
    replace: (signal, movedMs = shiftMs) => {
      shiftMs = movedMs;
      const ended = serving;
      if (ended === undefined) return false;
      serving = undefined;
      ended.child.kill(signal);
      starting = fill();
      return true;
    },
    stop: async () => {
      isOver = true;
      await starting;
      if (serving === undefined || hasEnded(serving)) return;
      const ended = once(serving.child, "exit");
      serving.child.kill("SIGKILL");
      await ended;
    },
  };
}

const hasEnded = ({ child: { exitCode, signalCode } }: Serving): boolean => exitCode !== null || signalCode !== null;

const framework = join(functionsDir, "node_modules/@google-cloud/functions-framework/build/src/main.js");
const shiftClock = join(import.meta.dirname, "shift-clock.ts");

/** 3: a free port may be taken before the process listens on it. Then another port is tried. */
const attempts = 3;

async function startServing(functionName: string, environment: Parameters): Promise<Serving> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const child = spawn(process.execPath, [`--import=${shiftClock}`, framework, `--source=${functionsDir}`], {
      env: { ...process.env, ...localParameters(), ...localSecrets, ...environment, FUNCTION_TARGET: functionName, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const log = await untilServing(child, port);
    if (log === undefined) return { host: `127.0.0.1:${port}`, child };
    if (attempt === attempts) throw new Error(`${functionName} did not start:\n${log}`);
  }
}

/** Undefined when the process serves; what it printed if it ends instead. */
async function untilServing(child: ChildProcess, port: number): Promise<string | undefined> {
  let log = "";
  const serving = new Promise<undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        if (log.length < keptOfLog) log += text;
        if (log.includes(`localhost:${port}/`)) resolve(undefined);
      });
  });
  return Promise.race([serving, once(child, "exit").then(() => log)]);
}

/** 10,000 characters of what a process prints while it starts. */
const keptOfLog = 10_000;
