import { spawn } from "node:child_process";
import { constants } from "node:os";
import { sendSignal } from "./send-signal.ts";
import { SetupError } from "./setup-error.ts";

interface CommandOptions {
  readonly cwd: string;
  readonly signal: AbortSignal;
  /** Replaces this process's environment. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Receives the program's output, which is otherwise printed. */
  readonly onOutput?: ((output: Buffer) => void) | undefined;
}

/**
 * Runs a program with these options; without options, `program` is a command line for the shell. Returns its exit code. On abort it is told
 * to end, then killed.
 *
 * @throws SetupError when the program does not exist
 */
export async function runCommand(
  program: string,
  options: readonly string[],
  { cwd, signal, env, onOutput }: CommandOptions,
): Promise<number> {
  // A terminal sends Ctrl-C to the command and its children if they are in this process group. Without a terminal, this process has to.
  const ownGroup = !process.stdin.isTTY;
  return new Promise((resolve, reject) => {
    const stdio = onOutput === undefined ? "inherit" : "pipe";
    const child = spawn(program, options, { cwd, env, stdio, shell: options.length === 0, detached: ownGroup });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (output: Buffer) => onOutput?.(output));
    const send = (name: "SIGTERM" | "SIGKILL"): void => {
      if (child.pid !== undefined) sendSignal(ownGroup ? -child.pid : child.pid, name);
    };
    let patience: NodeJS.Timeout | undefined;
    const stop = (): void => {
      send("SIGTERM");
      patience = setTimeout(send, patienceMs, "SIGKILL");
    };
    signal.addEventListener("abort", stop);
    child.once("error", (error) => {
      reject(new SetupError(`"${program}" could not be run: ${error.message}`));
    });
    child.once(onOutput === undefined ? "exit" : "close", (code: number | null, name: NodeJS.Signals | null) => {
      signal.removeEventListener("abort", stop);
      clearTimeout(patience);
      resolve(code ?? (name === null ? 1 : 128 + constants.signals[name]));
    });
  });
}

/** 5 s for the program to clean up. */
const patienceMs = 5_000;
