import { setTimeout as sleep } from "node:timers/promises";
import type { ServiceFailure } from "../../platform/core/service-error.ts";
import { knowledgeLimits } from "./limits.ts";
import { type Passage, textOf } from "./passage.ts";
import { quoteWords } from "./quotation.ts";
import type { Spent } from "../../platform/core/spent.ts";
import type { SiteIndex } from "./site-index.ts";

export interface QuotedAnswer {
  readonly passage: Passage;
  readonly quotation: string;
}

/** The judge's verdict, with its quotation checked against the passage. `failed`: there is no usable verdict. */
export type CheckedVerdict =
  | { readonly kind: "answered"; readonly answer: QuotedAnswer }
  | { readonly kind: "not_answered" | "no_question" }
  | { readonly kind: "failed"; readonly failure: ServiceFailure | "not_verbatim" };

interface Asking extends Omit<JudgeRequest, "passages"> {
  /** By `rankPassages`. */
  readonly ranked: readonly Passage[];
}

/** Has the judge read the passages. The words that it names are used only if the passage contains them, letter by letter. */
export const findAnswer = async (
  { judge }: Pick<Judge, "judge">,
  index: SiteIndex,
  { ranked, ...asking }: Asking,
): Promise<CheckedVerdict> => {
  const passages = fitsWhole(index) ? index.passages : ranked.slice(0, knowledgeLimits.judgedPassages);
  if (passages.length === 0) return { kind: "not_answered" };
  const verdict = await judge({ ...asking, passages });
  if (verdict.kind !== "answered") return verdict;
  const passage = passages[verdict.position];
  const quotation = passage && quoteWords(passage, verdict.words);
  if (passage === undefined || quotation === undefined) return { kind: "failed", failure: "not_verbatim" };
  return { kind: "answered", answer: { passage, quotation } };
};

/** The passages that contain words of the question, the best first. */
export const rankPassages = async (
  index: SiteIndex,
  { question, searchWords }: Pick<JudgeRequest, "question" | "searchWords">,
): Promise<readonly Passage[]> => [...new Set((await index.findLines([question, ...searchWords])).map(({ passage }) => passage))];

const fitsWhole = ({ passages }: SiteIndex): boolean => {
  let characters = 0;
  return passages.every((passage) => (characters += textOf(passage).length) <= knowledgeLimits.wholeSiteCharacters);
};

export interface JudgeRequest {
  readonly question: string;
  /** Words that the live model expects on a page that answers the question. */
  readonly searchWords: readonly string[];
  /** BCP 47, the visitor's. */
  readonly language: string;
  readonly at: Date;
  /** The site's. */
  readonly timeZone: string;
  /** All passages, or the best. */
  readonly passages: readonly Passage[];
  readonly spent: Spent<"ask_model">;
  readonly signal: AbortSignal;
}

/** The judge's answer, unchecked: none of it is spoken unless the page contains it. */
export type Verdict =
  /** The position of the passage in the request, and the words in it that answer the question. */
  | { readonly kind: "answered"; readonly position: number; readonly words: string }
  | { readonly kind: "not_answered" }
  /** A greeting or small talk. */
  | { readonly kind: "no_question" }
  | { readonly kind: "failed"; readonly failure: ServiceFailure };

export interface Judge {
  readonly model: string;
  /** Within the time of the request's signal. Does not throw when the outside service fails. */
  readonly judge: (request: JudgeRequest) => Promise<Verdict>;
}

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
