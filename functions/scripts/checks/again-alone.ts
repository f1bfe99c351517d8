import { add, nothing, type Outcome } from "./outcome.ts";

/** 5 files: if more fail, the cause is not lack of time. */
const mostFiles = 5;

/** Their defects only occur in parallel with other work. */
const ofRaces = /race|kill|crash|lost|storm/;

const timeLimit = /timeout/i;

/** Whether a slow machine may be the cause; for tests of races, only if a time limit was exceeded. */
const isExcusable = ({ file, text }: Outcome["failures"][number]): boolean =>
  file !== undefined && (!ofRaces.test(file) || timeLimit.test(text));

/**
 * Runs the files of failed tests again, in sequence and alone. Tests that then pass are reported and count as passed, because they had
 * failed for lack of time on a busy machine. Failures without a file, or in too many files, are final.
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
