import { setTimeout as pause } from "node:timers/promises";
import { buildNow, newestInput } from "./build-if-needed.ts";
import { describeError } from "./run-script.ts";

/**
 * Builds again whenever a source file changes; the Functions emulator loads what is new by itself. It ends when the signal
 * is aborted, by throwing.
 *
 * It looks at the dates of the files: on Linux, Node's recursive watch loses a file that an editor replaces.
 */
export async function keepBuilt(signal: AbortSignal): Promise<never> {
  let seen = newestInput();
  for (;;) {
    await pause(pollMs, undefined, { signal });
    const newest = newestInput();
    if (newest === seen) continue;
    seen = newest;
    try {
      await buildNow();
      console.log(`${new Date().toLocaleTimeString()} The functions were built again.`);
    } catch (error) {
      console.error(describeError(error));
    }
  }
}

/** 1 s: less than a person needs to go from the editor to the terminal; a look takes milliseconds. */
const pollMs = 1_000;
