import { setTimeout as pause } from "node:timers/promises";
import { type Build, buildNow, builds, newestInput } from "./build-if-needed.ts";
import { describeError } from "./run-script.ts";

/**
 * Builds again whenever a source file changes; the emulators reload by themselves. Ends by throwing when the signal is aborted.
 *
 * Polls the dates of the files, because on Linux Node's recursive watch loses a file that an editor replaces.
 */
export async function keepBuilt(signal: AbortSignal): Promise<never> {
  const seen = new Map(builds.map((one) => [one, newestInput(one)]));
  for (;;) {
    await pause(pollMs, undefined, { signal });
    for (const one of builds) {
      const newest = newestInput(one);
      if (newest === seen.get(one)) continue;
      seen.set(one, newest);
      await buildAndTell(one);
    }
  }
}

async function buildAndTell(one: Build): Promise<void> {
  try {
    await buildNow(one);
    console.log(`${new Date().toLocaleTimeString()} The ${one.name} were built again.`);
  } catch (error) {
    console.error(describeError(error));
  }
}

/** 1 s: less than a person needs to switch from the editor to the terminal. A poll takes milliseconds. */
const pollMs = 1_000;
