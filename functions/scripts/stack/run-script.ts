import { constants } from "node:os";
import { SetupError } from "./setup-error.ts";

const stopNames = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a script and ends the process with the exit code that it returns. The signal that the script gets is aborted when
 * somebody wants it to end: Ctrl-C, a kill, a closed terminal, the death of the process that started it. The script then
 * puts everything away and returns or throws what it likes; the exit code is that of a stopped process.
 */
export async function runScript(script: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const { signal, stoppedBy } = listenForStop();
  const code = await script(signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(describeError(error));
    return 1;
  });
  process.exit(stoppedBy() ?? code);
}

/** A stack trace only where it may help. */
export const describeError = (error: unknown): unknown => (error instanceof SetupError ? `\n${error.message}\n` : error);

/** A signal that comes again changes nothing: npm and the terminal both send Ctrl-C. */
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
