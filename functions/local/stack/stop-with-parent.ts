/**
 * Loaded into the process of the emulators before their own code. They stop as soon as their parent process closes the channel or dies.
 * Whatever ends them, even a crash or a stop during their start, also ends Java and the workers of the functions.
 */
import { createRequire } from "node:module";
import { sendSignal } from "./send-signal.ts";

process.on("disconnect", () => {
  process.kill(process.pid, "SIGINT");
});
process.channel?.unref();

process.on("exit", () => {
  // Not earlier: this module of firebase-tools reads the environment that its command line prepares.
  const load: (path: string) => { readonly getPID: (emulator: string) => number } = createRequire(import.meta.url);
  const javaPid = load("firebase-tools/lib/emulator/downloadableEmulators").getPID("firestore");
  if (javaPid !== 0) sendSignal(javaPid, "SIGTERM");
  // The workers are in this process group; this process no longer handles the signal.
  sendSignal(-process.pid, "SIGTERM");
});
