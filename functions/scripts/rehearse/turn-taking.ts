import { countOf } from "../../local/figures/count-of.ts";
import { percentile } from "../../local/figures/statistics.ts";
import { rehearsalLimits } from "./limits.ts";

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What the visitor said. What is typed takes no time. */
export interface Sentence extends Span {
  /** When all was quiet after it, or they spoke again. */
  readonly quietMs: number;
}

/** Who was heard when. */
export interface Timeline {
  readonly sentences: readonly Sentence[];
  readonly agent: readonly Span[];
}

/** One conversation, or several. */
export interface TurnTaking {
  /** From the end of a sentence to the first sound of its answer. 0 if the agent did not wait for the end. */
  readonly yieldsMs: readonly number[];
  /** Sentences after which the agent was not heard. */
  readonly unanswered: number;
  /** How long both were heard, each time. */
  readonly overlapsMs: readonly number[];
  /** Longer than `silenceMs`: before an answer, or between its parts. */
  readonly silencesMs: readonly number[];
}

export const turnTakingIn = ({ sentences, agent }: Timeline): TurnTaking => {
  const answers = sentences.map((sentence) => ({
    sentence,
    spans: agent.filter(({ fromMs }) => fromMs >= sentence.fromMs && fromMs < sentence.quietMs),
  }));
  const gaps = answers.flatMap(({ sentence, spans }) =>
    spans.map(({ fromMs }, index) => fromMs - (spans[index - 1]?.toMs ?? sentence.toMs)),
  );
  return {
    yieldsMs: answers.flatMap(({ sentence, spans: [first] }) => (first === undefined ? [] : [Math.max(0, first.fromMs - sentence.toMs)])),
    unanswered: answers.filter(({ spans }) => spans.length === 0).length,
    overlapsMs: sentences.flatMap((sentence) => agent.map((span) => overlapOf(sentence, span)).filter((ms) => ms > 0)),
    silencesMs: gaps.filter((ms) => ms > rehearsalLimits.silenceMs),
  };
};

const overlapOf = (one: Span, other: Span): number => Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs);

export const sumTurnTaking = (all: readonly TurnTaking[]): TurnTaking => ({
  yieldsMs: all.flatMap(({ yieldsMs }) => yieldsMs),
  unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
  overlapsMs: all.flatMap(({ overlapsMs }) => overlapsMs),
  silencesMs: all.flatMap(({ silencesMs }) => silencesMs),
});

const longest = (times: readonly number[]): number => Math.max(0, ...times);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** For people, in a line or two. */
export const describeTurnTaking = ({ yieldsMs, unanswered, overlapsMs, silencesMs }: TurnTaking): string => {
  const limit = `of more than ${rehearsalLimits.silenceMs / 1_000} s`;
  const speed =
    yieldsMs.length === 0
      ? "No answers"
      : `${countOf(yieldsMs.length, "answer")}: half began within ${seconds(percentile(yieldsMs, 50))}, 95 % within ${seconds(percentile(yieldsMs, 95))}`;
  return [
    `${speed}${unanswered === 0 ? "" : `; ${countOf(unanswered, "sentence")} got none`}.`,
    overlapsMs.length === 0 ? "No overlaps." : `${countOf(overlapsMs.length, "overlap")}, up to ${seconds(longest(overlapsMs))}.`,
    silencesMs.length === 0
      ? `No silence ${limit}.`
      : `${countOf(silencesMs.length, "silence")} ${limit}, up to ${seconds(longest(silencesMs))}.`,
  ].join(" ");
};

/** For programs. */
export const toTurnTakingReport = ({ yieldsMs, unanswered, overlapsMs, silencesMs }: TurnTaking) => ({
  answers: yieldsMs.length,
  unanswered,
  yield_ms: yieldsMs.length === 0 ? null : { p50: Math.round(percentile(yieldsMs, 50)), p95: Math.round(percentile(yieldsMs, 95)) },
  overlaps: overlapsMs.length,
  longest_overlap_ms: Math.round(longest(overlapsMs)),
  silences: silencesMs.length,
  longest_silence_ms: Math.round(longest(silencesMs)),
});
