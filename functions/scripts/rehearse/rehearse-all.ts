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
 * Scenarios that could ask the team the same, together: they are held in turn. A question that a second visitor asks stays in the inbox when both
 * are forgotten.
 */
const apart = <File extends ScenarioFile>(all: readonly File[]): readonly (readonly File[])[] => {
  const groups: { sentences: ReadonlySet<string>; alike: readonly File[] }[] = [];
  for (const one of all) {
    const sentences = new Set(sentencesOf(one));
    const same = groups.filter((group) => !group.sentences.isDisjointFrom(sentences));
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push({
      sentences: same.reduce((union, group) => union.union(group.sentences), sentences),
      alike: [...same.flatMap(({ alike }) => alike), one],
    });
  }
  return groups.map(({ alike }) => alike);
};

/** What visitors with a goal say is not known: the same goal may lead to the same question. */
const sentencesOf = ({ scenario: { goal, talk = [] } }: ScenarioFile): readonly string[] =>
  [goal, ...talk.flatMap(({ says, interrupts }) => [says, interrupts])].flatMap((text) =>
    text === undefined ? [] : [text.trim().toLowerCase()],
  );

/** Every scenario so many times. What cannot be held at all ends it: nobody comes any more, and those who have come are waited for. */
export const rehearseAll = async (
  scenarios: readonly ScenarioFile[],
  stage: Stage,
  { times, onDone }: Options,
): Promise<readonly Rehearsed[]> => {
  let isEnded = false;
  const all = scenarios.map((file) => ({ ...file, runs: new Array<Run>() }));
  const queues = apart(all).map((alike) => alike.flatMap((rehearsed) => Array.from({ length: times }, () => rehearsed)));
  const work = async (): Promise<void> => {
    for (let jobs = queues.shift(); jobs !== undefined; jobs = queues.shift())
      for (const job of jobs) {
        if (stage.signal.aborted || isEnded) return;
        const run = await rehearse(job, stage).catch((error: unknown) => {
          isEnded = true;
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
