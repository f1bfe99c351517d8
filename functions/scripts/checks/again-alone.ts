import { add, nothing, type Outcome } from "./outcome.ts";

/** 5 files: more are no want of time. */
const mostFiles = 5;

/**
 * Runs the files of failed tests once more, one after the other, with nothing beside them. What passes then is told, and counts as passed: it had
 * failed for want of time, on a machine that others slow down. Failures in many files, or in none, stand.
 */
export async function againAlone(outcome: Outcome, run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const files = [...new Set(outcome.failures.flatMap(({ file }) => file ?? []))];
  if (files.length > mostFiles) return outcome;
  let judged: Outcome = { ...nothing, passed: outcome.passed };
  for (const file of files) {
    const failed = outcome.failures.filter((one) => one.file === file);
    console.log(`\nOnce more, alone: ${file}`);
    const { failures } = await run(file);
    judged = add(judged, failures.length > 0 ? { passed: 0, failures } : { passed: failed.length, failures: [] });
    if (failures.length === 0) for (const { text } of failed) console.log(`\nFailed beside others, and passed alone: ${text}`);
  }
  return add(judged, { passed: 0, failures: outcome.failures.filter(({ file }) => file === undefined) });
}
