import type { ModelFailure } from "../core/model-failure.ts";
import type { ExtractedProfile, ExtractionCompany, ProfileField } from "./extraction.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a model is asked to find. */
export interface KnowledgeQuestion {
  readonly company: ExtractionCompany;
  /** Fields that are still missing. */
  readonly wanted: readonly ProfileField[];
  /** What is known already. */
  readonly known: ExtractedProfile;
  readonly pages: readonly PageFacts[];
  /** BCP 47: of the texts that it writes. */
  readonly language: string;
  readonly signal: AbortSignal;
}

export type KnowledgeAnswer =
  { readonly kind: "found"; readonly profile: ExtractedProfile } | { readonly kind: "failed"; readonly failure: ModelFailure };

/** A language model that can look things up. */
export interface KnowledgeModel {
  /** Gives wanted fields only, each with a page that the model has really read. Does not throw for anything outside. */
  readonly fill: (question: KnowledgeQuestion) => Promise<KnowledgeAnswer>;
}
