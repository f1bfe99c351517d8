import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus } from "node:os";

const taskset = "/usr/bin/taskset";
const coreCount = cpus().length;

/** A function of 2nd generation has its own processor: what is measured gets the last core, everything else the others. */
export const isPinned = existsSync(taskset) && coreCount > 1;

/** The words that start a command on the core of what is measured. */
export const onMeasuredCore: readonly string[] = isPinned ? [taskset, "-c", String(coreCount - 1)] : [];

/** Moves this process, and all that it starts without saying more, to the other cores. */
export function leaveMeasuredCore(): void {
  if (isPinned) execFileSync(taskset, ["-acp", `0-${coreCount - 2}`, String(process.pid)], { stdio: "ignore" });
}
