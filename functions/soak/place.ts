import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Parameters } from "../scripts/stack/env-file.ts";
import { findFreePort } from "../scripts/stack/find-free-port.ts";
import { localSecrets } from "../scripts/stack/local-secrets.ts";
import { localParameters } from "../scripts/stack/parameters.ts";
import { functionsDir } from "../scripts/stack/paths.ts";

/** One process, which serves one function, as in production. */
interface Serving {
  readonly host: string;
  readonly child: ChildProcess;
}

/** A place for one process of a function after another. */
export interface Place {
  readonly functionName: string;
  /** Where its process answers; undefined while the next one starts. */
  readonly host: () => string | undefined;
  /** Settles when there is a process again. */
  readonly started: () => Promise<void>;
  /** Ends its process and starts another, with a clock that is moved by so much. False when there is none to end. */
  readonly replace: (signal: "SIGKILL" | "SIGTERM", movedMs?: number) => boolean;
  readonly stop: () => Promise<void>;
}

interface PlaceOptions {
  readonly functionName: string;
  readonly environment: Parameters;
  /** How far the clock of its process is moved. */
  readonly shiftMs: number;
  /** Hears of a process that ended although nobody has asked it to. */
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

/** A free port may be taken by somebody else before the process listens on it: then another one is tried. */
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

/** Undefined as soon as it serves; what it has printed when it ends instead. */
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

/** Of what a process prints while it starts. */
const keptOfLog = 10_000;
