import type { ModelFailure } from "../core/model-failure.ts";
import type { Passage } from "./passage.ts";

/** What a reader is asked to judge. */
export interface JudgeRequest {
  readonly question: string;
  /** Words that the live model expects on a page that answers. */
  readonly searchWords: readonly string[];
  /** BCP 47: the visitor's. */
  readonly language: string;
  /** UTC, as YYYY-MM-DD. */
  readonly today: string;
  /** All that there is, or the best that was found. */
  readonly passages: readonly Passage[];
  readonly signal: AbortSignal;
}

/** What the reader says. It is a claim: nothing of it may be spoken before it was found on the page. */
export type Verdict =
  /** The passage, by its position, and the words in it that answer. */
  | { readonly kind: "answered"; readonly position: number; readonly words: string }
  | { readonly kind: "not_answered" }
  /** A greeting, small talk: nothing that anybody could answer. */
  | { readonly kind: "no_question" }
  | { readonly kind: "failed"; readonly failure: ModelFailure };

/** A language model that reads passages. */
export interface Judge {
  /** Does not throw for anything outside. */
  readonly judge: (request: JudgeRequest) => Promise<Verdict>;
}
