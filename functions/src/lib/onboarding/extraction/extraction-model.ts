import type { ServiceFailure } from "../../platform/core/service-error.ts";
import type { ExtractedProfile, ExtractionCompany, ProfileField, TextField } from "./extraction.ts";
import type { PageFacts } from "./page-facts.ts";

/** A request to quote the company's own pages. */
export interface WebsiteQuestion {
  readonly company: ExtractionCompany;
  readonly pages: readonly PageFacts[];
  readonly signal: AbortSignal;
}

/** A request to search other pages. */
export interface SearchQuestion extends WebsiteQuestion {
  readonly wanted: readonly SearchedField[];
  readonly known: ExtractedProfile;
}

/** Words that the model claims to have read on a page. */
export interface Quotation {
  readonly quotation: string;
  readonly page: number;
}

export interface QuotedValue extends Quotation {
  readonly value: string;
}

export interface QuotedHours extends Quotation {
  /** 1 is Monday. */
  readonly days: readonly number[];
  /** "HH:MM", in 24 hours. */
  readonly opens: string;
  readonly closes: string;
}

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

/** Fields to search on other pages. No contact data: a wrong number is worse than none. No tone: only the company's own texts show it. */
export const searchedFields = [
  "service_area",
  "summary",
  "industry",
  "target_audience",
  "products_services",
  "unique_selling_points",
] as const satisfies readonly ProfileField[];

export type SearchedField = (typeof searchedFields)[number];

/** The model's claims about the pages. Each is dropped unless code finds it there. */
export interface WebsiteReading {
  readonly texts: Readonly<Partial<Record<QuotedField, QuotedValue>>>;
  readonly hours: readonly QuotedHours[];
  readonly languages: readonly QuotedValue[];
  /** Entries are quotations themselves, from any page. */
  readonly products: readonly string[];
  readonly sellingPoints: readonly string[];
}

interface ModelRefusal {
  readonly kind: "failed";
  readonly failure: ServiceFailure;
}

type WebsiteAnswer = { readonly kind: "found"; readonly reading: WebsiteReading } | ModelRefusal;

/** The model's claim about another page. It is dropped unless code finds the words there. */
export interface SearchClaim {
  readonly field: SearchedField;
  readonly values: readonly string[];
  readonly url: string;
}

type SearchAnswer = { readonly kind: "found"; readonly claims: readonly SearchClaim[] } | ModelRefusal;

export interface ExtractionModel {
  /** Quotes the company's pages. Never throws if the model fails. */
  readonly read: (question: WebsiteQuestion) => Promise<WebsiteAnswer>;
  /** Returns wanted fields only. Never throws if the model fails. */
  readonly search: (question: SearchQuestion) => Promise<SearchAnswer>;
}

/** How a company speaks to its customers. The model must choose one of these. */
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

/** Undefined for a tone that is not in the list. */
export const toneOf = (text: string): string | undefined => brandTones.find((tone) => tone === text.trim().toLowerCase());
