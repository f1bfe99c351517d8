import { add, nothing, type Outcome } from "./outcome.ts";

/** 5 files: more are no want of time. */
const mostFiles = 5;

/** What they look for happens beside others. */
const ofRaces = /race|kill|crash|lost|storm/;

const timeLimit = /timeout/i;

/** Whether a slow machine may explain it: in tests of races only a time limit. */
const isExcusable = ({ file, text }: Outcome["failures"][number]): boolean =>
  file !== undefined && (!ofRaces.test(file) || timeLimit.test(text));

/**
 * Runs the files of failed tests once more, one after the other, with nothing beside them. What passes then is told, and counts as passed: it had
 * failed for want of time, on a machine that others slow down. Failures in many files, or in none, stand.
 */
export async function againAlone(outcome: Outcome, run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const stand = outcome.failures.filter((failure) => !isExcusable(failure));
  const files = [...new Set(outcome.failures.filter(isExcusable).flatMap(({ file }) => file ?? []))];
  if (files.length > mostFiles) return outcome;
  let judged: Outcome = { ...nothing, passed: outcome.passed, failures: stand };
  for (const file of files) {
    const failed = outcome.failures.filter((one) => one.file === file && isExcusable(one));
    console.log(`\nOnce more, alone: ${file}`);
    const { passed, failures } = await run(file);
    const isExcused = passed > 0 && failures.length === 0;
    if (isExcused) for (const { text } of failed) console.log(`\nFailed beside others, and passed alone: ${text}`);
    judged = add(
      judged,
      isExcused
        ? { passed: failed.length, failures, onlyAlone: failed.length }
        : { passed: 0, failures: failures.length > 0 ? failures : failed },
    );
  }
  return judged;
}
