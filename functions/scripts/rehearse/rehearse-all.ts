import type { ScenarioFile } from "./read-scenario.ts";
import { rehearse, type Run, type Stage } from "./rehearse.ts";
import type { Rehearsed } from "./report.ts";

/** So many conversations at once: each is mostly waited for. */
const atOnce = 4;

interface Options {
  readonly times: number;
  /** As soon as a scenario has been held for the last time. */
  readonly onDone: (rehearsed: Rehearsed) => void;
}

/**
 * Runs every scenario the given number of times. If a conversation cannot be held at all, no more are started, and those in progress are
 * waited for.
 */
export const rehearseAll = async (
  scenarios: readonly ScenarioFile[],
  stage: Stage,
  { times, onDone }: Options,
): Promise<readonly Rehearsed[]> => {
  const all = scenarios.map((file) => ({ ...file, runs: new Array<Run>() }));
  const jobs = all.flatMap((rehearsed) => Array.from({ length: times }, () => rehearsed));
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined && !stage.signal.aborted; job = jobs.shift()) {
      const run = await rehearse(job, stage).catch((error: unknown) => {
        jobs.length = 0;
        throw error;
      });
      job.runs.push(run);
      if (job.runs.length === times) onDone(job);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ended.find((one) => one.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  stage.signal.throwIfAborted();
  return all;
};
