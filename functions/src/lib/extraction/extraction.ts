import type { OpeningSpan } from "../core/opening-hours.ts";

/** Reading a company's own website and what is public about it, to suggest a profile to the visitor. */

/** Where a value was found. `suggestion`: our own draft, made from the company's name only. */
export const sourceKinds = ["website", "registry", "places", "search", "suggestion"] as const;

export interface FieldSource {
  readonly kind: (typeof sourceKinds)[number];
  /** The page that says so; null if there is none that people could open. */
  readonly url: string | null;
}

export interface ExtractedField<Value> {
  readonly value: Value;
  readonly source: FieldSource;
  /** From 0 to 1: how often a value from such a source is right. */
  readonly confidence: number;
}

export const textFields = [
  "name",
  "phone",
  "email",
  "website",
  "address",
  "greeting_draft",
  "primary_language",
  "brand_tone",
  "service_area",
  "opening_hours",
  "summary",
  "industry",
  "target_audience",
] as const;

export const listFields = ["languages", "products_services", "unique_selling_points"] as const;

export type TextField = (typeof textFields)[number];
export type ListField = (typeof listFields)[number];
export type ProfileField = TextField | ListField;

/** All fields of a profile. `opening_times` is the machine-readable form of `opening_hours`. */
export const profileKeys = [...textFields, ...listFields, "opening_times"] as const;

export type ProfileKey = (typeof profileKeys)[number];

/**
 * What was found about a company. Texts are plain: one line, without markup, no longer than `extractionLimits` says. `primary_language` and
 * `languages` are canonical BCP 47 tags, `website` is an absolute URL, `phone` is as it was written.
 */
export type ExtractedProfile = Readonly<Partial<Record<TextField, ExtractedField<string>>>> &
  Readonly<Partial<Record<ListField, ExtractedField<readonly string[]>>>> &
  Readonly<Partial<Record<Exclude<ProfileKey, ProfileField>, ExtractedField<readonly OpeningSpan[]>>>>;

/** A company according to a registry, which may leave anything out. */
export interface RegistryFacts {
  readonly url: string | null;
  readonly industry?: string | undefined;
  /** The company's purpose according to its articles of association. */
  readonly purpose?: string | undefined;
  readonly address?: string | undefined;
  readonly town?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** A company according to a map service. */
export interface PlacesFacts {
  readonly url: string | null;
  readonly category?: string | undefined;
  readonly address?: string | undefined;
  readonly town?: string | undefined;
  readonly phone?: string | undefined;
  readonly openingTimes?: readonly OpeningSpan[] | undefined;
}

export interface ExtractionCompany {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** As somebody wrote it: `fjordbakeri.example` will do. */
  readonly website?: string | undefined;
  readonly registry?: RegistryFacts | undefined;
  readonly places?: PlacesFacts | undefined;
}

export interface ExtractionRequest {
  readonly company: ExtractionCompany;
  /** BCP 47, for texts written for the visitor. Quotations stay in the website's language. */
  readonly language: string;
  /** When it is aborted, what has been found is the result. */
  readonly signal: AbortSignal;
}

/**
 * What went wrong on the way. None of them is an error of the call.
 * - `no_website`: the company names none. `invalid_website`: what it names is not a web address.
 * - `blocked_address`: the address leads into a private network, or is of a kind that is not read.
 * - `robots_disallow`: the site refuses robots.
 * - `site_not_found`: there is no server of that name. `site_unreadable`: it is down, too big, not HTML, redirects in a circle...
 * - `nothing_found`: the site was read but nothing was understood.
 * - `model_unavailable`: the language model failed. Not reported by a deployment without a model.
 * - `timeout`: time ran out before everything was read.
 */
export const extractionProblems = [
  "no_website",
  "invalid_website",
  "blocked_address",
  "robots_disallow",
  "site_not_found",
  "site_unreadable",
  "nothing_found",
  "model_unavailable",
  "timeout",
] as const;

export type ExtractionProblem = (typeof extractionProblems)[number];

export interface ExtractionResult {
  readonly profile: ExtractedProfile;
  /** Each at most once, in order of occurrence. */
  readonly problems: readonly ExtractionProblem[];
  /** There may be more to find: time ran out, or the model or a page did not answer. */
  readonly partial: boolean;
}

export interface Extractor {
  /** Ends within `extractionLimits.totalMs`, and at once when the request's signal is aborted. Never throws for outside failures. */
  readonly extract: (request: ExtractionRequest) => Promise<ExtractionResult>;
}
