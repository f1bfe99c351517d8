import { setTimeout as pause } from "node:timers/promises";
import { describeError } from "./run-script.ts";

interface SchedulesOptions {
  readonly signal: AbortSignal;
  /** Milliseconds between two runs. */
  readonly everyMs?: number;
}

/**
 * Runs a deployment's schedules in this process, because the emulators do not. The functions' parameters must be in the environment. Ends
 * by throwing when the signal is aborted.
 */
export async function runSchedules({ signal, everyMs = minuteMs }: SchedulesOptions): Promise<never> {
  // Imported here, because the modules read parameters when loaded.
  const [{ closeTransfers }, { runDue }] = await Promise.all([
    import("../../src/schedules/closeTransfers.ts"),
    import("../../src/schedules/runDue.ts"),
  ]);
  for (;;) {
    await pause(everyMs, undefined, { signal });
    const scheduleTime = new Date().toISOString();
    const runs = await Promise.allSettled([closeTransfers, runDue].map(async (schedule) => schedule.run({ scheduleTime })));
    for (const run of runs) if (run.status === "rejected") console.error(describeError(run.reason));
  }
}

/** 1 min: some run less often in a deployment, but here somebody is watching. */
const minuteMs = 60_000;
