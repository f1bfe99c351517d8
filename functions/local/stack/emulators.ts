import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readFunctionsFromFile } from "./discovery.ts";
import { projectId } from "./paths.ts";
import type { StackData } from "./stack-data.ts";
import { SetupError } from "./setup-error.ts";

interface EmulatorsOptions {
  readonly configPath: string;
  /** The folder of the emulators' logs. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** What they read at their start and write at their end; undefined if they start empty and store nothing. */
  readonly data: StackData | undefined;
}

/** Stopped at the end of their scope. */
interface Emulators extends AsyncDisposable {
  /** Everything that they print. */
  readonly logPath: string;
  /** Settles when they have ended. */
  readonly ended: Promise<unknown>;
}

/** @param folder of the stack */
export const logPathIn = (folder: string): string => join(folder, "stack.log");

const used = ["auth", "firestore", "functions", "hosting"];

/** @throws SetupError with the end of the log when they do not start; the reason of the signal when it is aborted */
export async function startEmulators(options: EmulatorsOptions): Promise<Emulators> {
  const logPath = logPathIn(options.folder);
  const temporary = mkdtempSync(join(tmpdir(), "lectern-"));
  const child = launch(options, { logPath, temporary });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await Promise.race([ended, pause(options.data === undefined ? stopPatienceMs : exportPatienceMs, undefined, { ref: false })]);
    if (isRunning(child)) child.kill(); // on the second request they exit at once
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, logPath, options.signal);
    return { logPath, ended, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts them in a separate process group, so that Ctrl-C reaches only this process. Closing the channel is the only request to stop: a
 * second one would make them exit at once.
 *
 * Their temporary folder is separate, too: another stack that shared `hub-<project>.json` would break their export when it starts or ends.
 */
function launch(
  { configPath, folder, environment, data }: EmulatorsOptions,
  { logPath, temporary }: { readonly logPath: string; readonly temporary: string },
): ChildProcess {
  const preloaded = [new URL("stop-with-parent.ts", import.meta.url), new URL("share-workers.ts", import.meta.url)];
  const firebase = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
  const options = ["--project", projectId, "--config", configPath, "--only", used.join(","), "--non-interactive"];
  if (data !== undefined) options.push("--export-on-exit", data.folder);
  if (data?.isThere === true) options.push("--import", data.folder);
  const log = openSync(logPath, "w");
  const child = spawn(process.execPath, [...preloaded.flatMap(({ href }) => ["--import", href]), firebase, "emulators:start", ...options], {
    cwd: folder,
    env: { ...environment, ...readFunctionsFromFile, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  return child;
}

async function waitUntilReady(child: ChildProcess, logPath: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    const running = isRunning(child);
    const log = readFileSync(logPath, "utf8");
    const broken = log.indexOf(brokenFunctions);
    if (broken >= 0) throw notStarted("The functions could not be loaded.", logPath, log.slice(0, log.indexOf("\n", broken)));
    if (log.includes(ready)) return;
    if (!running) throw notStarted("The emulators ended while they were starting.", logPath, log);
    if (Date.now() > deadline) throw notStarted(`The emulators were not ready after ${startPatienceMs / 1000} seconds.`, logPath, log);
    await pause(pollMs, undefined, { signal });
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

function notStarted(sentence: string, logPath: string, log: string): SetupError {
  const lines = log.trimEnd().split("\n").slice(-shownLines);
  return new SetupError(`${sentence} From their log, ${logPath}:\n\n${lines.join("\n")}`);
}

// What firebase-tools 14.27 prints.
const ready = "All emulators ready!";
const brokenFunctions = "Failed to load function definition from source";

const shownLines = 40;
const pollMs = 100;
/** 3 min: the first start may have to download an emulator. */
const startPatienceMs = 180_000;
/** 15 s: they wait for Java for four seconds. */
const stopPatienceMs = 15_000;
/** 10 min: what they have not exported by then is lost, possibly a day's work. */
const exportPatienceMs = 600_000;
