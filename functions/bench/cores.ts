import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";

const taskset = "/usr/bin/taskset";
const coreCount = cpus().length;

/** A 2nd-generation function has a processor of its own: the measured process gets the last core, everything else the others. */
export const isPinned = existsSync(taskset) && coreCount > 1;

/** The prefix of a command that runs on the measured core. */
export const onMeasuredCore: readonly string[] = isPinned ? [taskset, "-c", String(coreCount - 1)] : [];

/** Moves this process to the other cores, and all processes that it starts without `onMeasuredCore`. */
export function leaveMeasuredCore(): void {
  if (isPinned) execFileSync(taskset, ["-acp", `0-${coreCount - 2}`, String(process.pid)], { stdio: "ignore" });
}
