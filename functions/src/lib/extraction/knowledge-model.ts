import type { ModelFailure } from "../core/model-failure.ts";
import type { ExtractedProfile, ExtractionCompany, ProfileField } from "./extraction.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a model is asked about the company's own pages. */
export interface QuotationQuestion {
  readonly company: ExtractionCompany;
  readonly pages: readonly PageFacts[];
  readonly signal: AbortSignal;
}

/** What a model is asked to find, there and elsewhere. */
export interface KnowledgeQuestion extends QuotationQuestion {
  /** Fields that are still missing. */
  readonly wanted: readonly ProfileField[];
  /** What is known already. */
  readonly known: ExtractedProfile;
  /** BCP 47: of the texts that it writes. */
  readonly language: string;
}

/** What a model says is on a page. None of it counts until code has found it there. */
export interface Proposal {
  readonly field: ProfileField;
  /** One, or the entries of a list. */
  readonly values: readonly string[];
  /** The words of the page that say so. */
  readonly quotation: string;
  /** Which of the pages. */
  readonly page: number;
}

interface ModelRefusal {
  readonly kind: "failed";
  readonly failure: ModelFailure;
}

export type QuotationAnswer = { readonly kind: "found"; readonly proposals: readonly Proposal[] } | ModelRefusal;

export type KnowledgeAnswer = { readonly kind: "found"; readonly profile: ExtractedProfile } | ModelRefusal;

/** A language model that can read, and look things up. */
export interface KnowledgeModel {
  /** Quotes the company's pages. Does not throw for anything outside. */
  readonly quote: (question: QuotationQuestion) => Promise<QuotationAnswer>;
  /** Gives wanted fields only, each with a page that the model has really read. Does not throw for anything outside. */
  readonly fill: (question: KnowledgeQuestion) => Promise<KnowledgeAnswer>;
}
