import { setTimeout as sleep } from "node:timers/promises";
import type { CheckedVerdict, Judge } from "./find-answer.ts";

export interface JudgedQuestion {
  readonly verdict: CheckedVerdict;
  /** The one that gave it. */
  readonly model: string;
  /** Of a verdict that is used: since the question came. Of another failure: since this model was asked. */
  readonly ms: number;
}

export interface Judges {
  readonly first: Judge;
  /** Asked when the first one is late or fails. */
  readonly second: Judge | undefined;
}

interface Asked {
  readonly signal: AbortSignal;
  /** For both judges together, and for the first one alone. */
  readonly times: { readonly wholeMs: number; readonly headStartMs: number };
  /** How a verdict is obtained. Resolves soon after the signal is aborted. */
  readonly ask: (judge: Judge, signal: AbortSignal) => Promise<CheckedVerdict>;
  readonly onFailure: (failed: JudgedQuestion) => void;
}

/**
 * Asks one judge, and the other one as soon as the first has failed or is late. The first verdict that is not a failure
 * wins, and the other judge is stopped. Otherwise, returns the last failure.
 */
export const firstVerdict = async (judges: Judges, asked: Asked): Promise<JudgedQuestion> => {
  const startedMs = performance.now();
  return { ...(await race(judges, asked)), ms: msSince(startedMs) };
};

const msSince = (startedMs: number): number => Math.round(performance.now() - startedMs);

const race = async ({ first, second }: Judges, { signal: outer, times, ask, onFailure }: Asked): Promise<JudgedQuestion> => {
  const decided = new AbortController();
  const signal = AbortSignal.any([outer, decided.signal, AbortSignal.timeout(times.wholeMs)]);
  const run = async (judge: Judge): Promise<JudgedQuestion> => {
    const startedMs = performance.now();
    const verdict = await ask(judge, signal);
    const judged = { model: judge.model, verdict, ms: msSince(startedMs) };
    if (!isGood(judged) && !decided.signal.aborted) onFailure(judged);
    return judged;
  };
  try {
    const running = run(first);
    if (second === undefined) return await running;
    const late = sleep(times.headStartMs, undefined, { signal }).catch(() => undefined);
    const early = await Promise.race([running, late]);
    if (early !== undefined && isGood(early)) return early;
    const both = [running, run(second)];
    const quicker = await Promise.race(both);
    // One that has failed already loses against the other one.
    return isGood(quicker) ? quicker : await lastOf(both, quicker);
  } finally {
    decided.abort();
  }
};

const isGood = ({ verdict }: JudgedQuestion): boolean => verdict.kind !== "failed";

const lastOf = async (both: readonly Promise<JudgedQuestion>[], quicker: JudgedQuestion): Promise<JudgedQuestion> =>
  (await Promise.all(both)).find((judged) => judged !== quicker) ?? quicker;
