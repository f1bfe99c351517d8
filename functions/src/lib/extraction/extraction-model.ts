import type { ServiceFailure } from "../core/service-error.ts";
import type { ExtractedProfile, ExtractionCompany, ProfileField, TextField } from "./extraction.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a model is asked about the company's own pages. */
export interface WebsiteQuestion {
  readonly company: ExtractionCompany;
  readonly pages: readonly PageFacts[];
  readonly signal: AbortSignal;
}

/** What a model is asked to find elsewhere. */
export interface SearchQuestion extends WebsiteQuestion {
  /** Fields that are still missing. */
  readonly wanted: readonly SearchedField[];
  /** What is known already. */
  readonly known: ExtractedProfile;
}

/** Words of a page, as a model claims to have read them. */
export interface Quotation {
  readonly quotation: string;
  /** Which of the pages. */
  readonly page: number;
}

export interface QuotedValue extends Quotation {
  readonly value: string;
}

export interface QuotedHours extends Quotation {
  /** Monday is 1. */
  readonly days: readonly number[];
  /** "HH:MM", in 24 hours. */
  readonly opens: string;
  readonly closes: string;
}

/** Fields of one text that a model quotes. */
export const quotedFields = [
  "name",
  "phone",
  "email",
  "address",
  "primary_language",
  "service_area",
  "summary",
  "industry",
  "target_audience",
  "brand_tone",
] as const satisfies readonly TextField[];

export type QuotedField = (typeof quotedFields)[number];

/**
 * What a model may look for elsewhere. No contact data: a wrong number is worse than none. Nor the company's tone, which only its own texts
 * show.
 */
export const searchedFields = [
  "service_area",
  "summary",
  "industry",
  "target_audience",
  "products_services",
  "unique_selling_points",
] as const satisfies readonly ProfileField[];

export type SearchedField = (typeof searchedFields)[number];

export const contactFields = ["name", "phone", "email", "address", "opening_hours"] as const satisfies readonly TextField[];

type ContactField = (typeof contactFields)[number];

/** What a model says that the pages say. None of it counts until code has found it there. */
export interface WebsiteReading {
  readonly texts: Readonly<Partial<Record<QuotedField, QuotedValue>>>;
  readonly hours: readonly QuotedHours[];
  readonly languages: readonly QuotedValue[];
  /** Entries are their own quotations, of any page. */
  readonly products: readonly string[];
  readonly sellingPoints: readonly string[];
  /** Contact data of which, according to the model, the pages have none of the company's own, or leave unclear which it is. */
  readonly unclear: readonly ContactField[];
}

interface ModelRefusal {
  readonly kind: "failed";
  readonly failure: ServiceFailure;
}

type WebsiteAnswer = { readonly kind: "found"; readonly reading: WebsiteReading } | ModelRefusal;

/** What a model says that it has found elsewhere. It counts once code has found the words on that page. */
export interface SearchClaim {
  readonly field: SearchedField;
  readonly values: readonly string[];
  readonly url: string;
}

export type SearchAnswer = { readonly kind: "found"; readonly claims: readonly SearchClaim[] } | ModelRefusal;

/** A language model that can read, and look things up. */
export interface ExtractionModel {
  /** Quotes the company's pages. Does not throw for anything outside. */
  readonly read: (question: WebsiteQuestion) => Promise<WebsiteAnswer>;
  /** Gives wanted fields only. Does not throw for anything outside. */
  readonly search: (question: SearchQuestion) => Promise<SearchAnswer>;
}

/** How a company speaks to its customers. A model chooses one of these words, and no others. */
export const brandTones = [
  "friendly",
  "warm",
  "professional",
  "formal",
  "playful",
  "expert",
  "down-to-earth",
  "exclusive",
  "energetic",
  "calm",
] as const;

/** The tone that a model has named, if we know it. */
export const toneOf = (text: string): string | undefined => brandTones.find((tone) => tone === text.trim().toLowerCase());
