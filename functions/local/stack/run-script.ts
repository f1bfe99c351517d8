import { constants } from "node:os";
import { printable } from "./printable.ts";
import { SetupError } from "./setup-error.ts";

const stopNames = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a script, and ends the process with the exit code that it returns. The script's signal is aborted when the process should end:
 * Ctrl-C, a kill, a closed terminal, or the end of the parent process. The script then cleans up, and whatever it returns or throws, the
 * exit code is that of a stopped process.
 */
export async function runScript(script: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const { signal, stoppedBy } = listenForStop();
  const code = await script(signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(describeError(error));
    return 1;
  });
  process.exit(stoppedBy() ?? code);
}

/** With a stack trace only if that may help. */
export const describeError = (error: unknown): unknown => (error instanceof SetupError ? `\n${printable(error.message)}\n` : error);

/** Repeated signals are ignored, because npm and the terminal both send Ctrl-C. */
function listenForStop(): { readonly signal: AbortSignal; readonly stoppedBy: () => number | undefined } {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const stop = (name: (typeof stopNames)[number]): void => {
    exitCode ??= 128 + constants.signals[name];
    controller.abort();
  };
  for (const name of stopNames) process.on(name, stop);
  process.on("disconnect", () => {
    stop("SIGHUP");
  });
  process.channel?.unref();
  return { signal: controller.signal, stoppedBy: () => exitCode };
}
