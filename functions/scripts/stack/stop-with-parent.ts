/**
 * Loaded into the process of the emulators before their own code. They stop as soon as the process that started them lets
 * go of the channel between the two, be it on purpose or by dying. And whatever ends them, a crash or a stop in the middle
 * of their start, Java and the workers of the functions do not stay behind.
 */
import { createRequire } from "node:module";
import { sendSignal } from "./send-signal.ts";

process.on("disconnect", () => {
  process.kill(process.pid, "SIGINT");
});
process.channel?.unref();

process.on("exit", () => {
  // Not before: this module of firebase-tools reads the environment that its command line prepares.
  const load: (path: string) => { readonly getPID: (emulator: string) => number } = createRequire(import.meta.url);
  const javaPid = load("firebase-tools/lib/emulator/downloadableEmulators").getPID("firestore");
  if (javaPid !== 0) sendSignal(javaPid, "SIGTERM");
  // The workers are in our process group; we ourselves are past listening.
  sendSignal(-process.pid, "SIGTERM");
});
