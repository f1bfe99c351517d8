import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { SetupError } from "../local/stack/setup-error.ts";
import { isTrial, type SoakOptions } from "./options.ts";
import { SoakResult } from "./result.ts";

/** 60 s to start the processes on a slow machine. On a faster one the traffic waits, so that midnight is in its middle. */
const startMs = 60_000;

/** 2 s: a trial starts its processes when they are needed. */
const trialStartMs = 2_000;

const dayMs = 86_400_000;

/**
 * Runs a soak in a separate process, with the emulators that the environment names. All clocks are shifted, so that midnight, UTC, passes
 * in the middle of the traffic.
 *
 * @throws SetupError when it ends without a result
 */
export async function runSoak({ seed, lengthMs }: SoakOptions, signal?: AbortSignal): Promise<SoakResult> {
  const untilStartMs = isTrial({ lengthMs }) ? trialStartMs : startMs;
  const shiftMs = dayMs - ((Date.now() + untilStartMs + lengthMs / 2) % dayMs);
  const child = spawn(
    process.execPath,
    [`--import=${join(import.meta.dirname, "shift-clock.ts")}`, join(import.meta.dirname, "main.ts"), String(seed), String(lengthMs)],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        GCLOUD_PROJECT: firebaseProject,
        SOAK_CLOCK_SHIFT_MS: String(Math.round(shiftMs)),
        // There are no Google credentials to look for.
        METADATA_SERVER_DETECTION: "none",
      },
      ...(signal !== undefined && { signal }),
    },
  );
  const messages: unknown[] = [];
  child.on("message", (message) => messages.push(message));
  await once(child, "close");
  if (messages.length === 0) throw new SetupError("The soak ended without a result: see above.");
  return SoakResult.parse(messages[0]);
}

/** Another one than the stack's, because tests that run in parallel have unshifted clocks. */
const firebaseProject = "demo-lectern-soak";
