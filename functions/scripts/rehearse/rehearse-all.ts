import type { ScenarioFile } from "./read-scenario.ts";
import { rehearse, requireRole, type Run, type Stage } from "./rehearse.ts";
import type { Rehearsed } from "./report.ts";

/** 4 conversations at a time, because each mostly waits. */
const atOnce = 4;

interface Options {
  readonly times: number;
  /** Called as soon as all runs of a scenario are done. */
  readonly onDone: (rehearsed: Rehearsed) => void;
}

/**
 * Groups scenarios that could ask the team the same question, to be held in sequence: a question that two visitors have asked stays in the
 * inbox even when both are removed.
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

/** What visitors with a goal say is unknown, but the same goal may lead to the same question. */
const sentencesOf = ({ scenario: { visitor, talk = [] } }: ScenarioFile): readonly string[] =>
  [visitor.goal, ...talk.flatMap(({ says, interrupts }) => [says, interrupts])].flatMap((text) =>
    text === undefined ? [] : [text.trim().toLowerCase()],
  );

/** Runs every scenario `times` times. If one cannot be held at all, no further ones start, and those in progress are awaited. */
export const rehearseAll = async (
  scenarios: readonly ScenarioFile[],
  stage: Stage,
  { times, onDone }: Options,
): Promise<readonly Rehearsed[]> => {
  for (const scenario of scenarios) requireRole(scenario, stage);
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
