import type { OpeningSpan } from "../core/opening-hours.ts";

/** Reading a company's own website and what is public about it, to suggest a profile to the visitor. */

/** Where a value was found. `suggestion`: our own draft, made from the company's name only. */
export const sourceKinds = ["website", "registry", "places", "search", "suggestion"] as const;

export type SourceKind = (typeof sourceKinds)[number];

export interface FieldSource {
  readonly kind: SourceKind;
  /** The page that says so; null where there is none that people could open. */
  readonly url: string | null;
}

export interface ExtractedField<Value> {
  readonly value: Value;
  readonly source: FieldSource;
  /** From 0 to 1: how often a value from such a place is right. */
  readonly confidence: number;
}

/** Fields that are one string. */
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

/** Fields that are arrays of strings. */
export const listFields = ["languages", "products_services", "unique_selling_points"] as const;

export type TextField = (typeof textFields)[number];
export type ListField = (typeof listFields)[number];
export type ProfileField = TextField | ListField;

/** All that a profile has. `opening_times` are the same as `opening_hours`, for programs. */
export const profileKeys = [...textFields, ...listFields, "opening_times"] as const;

export type ProfileKey = (typeof profileKeys)[number];

/**
 * What was found about a company. Texts are plain: one line, without markup, and not longer than `extractionLimits` says.
 * `primary_language` and `languages` are canonical BCP 47 tags, `website` is an absolute URL, `phone` is as it was written.
 */
export type ExtractedProfile = Readonly<Partial<Record<TextField, ExtractedField<string>>>> &
  Readonly<Partial<Record<ListField, ExtractedField<readonly string[]>>>> &
  Readonly<Partial<Record<Exclude<ProfileKey, ProfileField>, ExtractedField<readonly OpeningSpan[]>>>>;

/** What a registry says of a company. Everything that it does not say is left out. */
export interface RegistryFacts {
  /** The company's page in the registry. */
  readonly url: string | null;
  readonly industry?: string | undefined;
  /** The company's purpose according to its articles of association. */
  readonly purpose?: string | undefined;
  readonly address?: string | undefined;
  readonly town?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** What a map service says of a company. */
export interface PlacesFacts {
  /** The company's page in the map service. */
  readonly url: string | null;
  readonly category?: string | undefined;
  readonly address?: string | undefined;
  readonly town?: string | undefined;
  readonly phone?: string | undefined;
  readonly openingTimes?: readonly OpeningSpan[] | undefined;
}

/** The company that the visitor has chosen. */
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
  /** BCP 47: of texts that are written for the visitor. What is quoted from the website stays in the website's language. */
  readonly language: string;
  /** When it is aborted, what was found until then is the result. */
  readonly signal: AbortSignal;
}

/**
 * What went wrong on the way. None of them is an error of the call.
 * - `no_website`: the company names none. `invalid_website`: what it names is not a web address.
 * - `blocked_address`: the address leads into a private network, or is of a kind that is not read.
 * - `robots_disallow`: the site does not want to be read by programs.
 * - `site_not_found`: there is no server of that name. `site_unreadable`: it is down, too big, not HTML, redirects in a circle...
 * - `nothing_found`: the site was read and says nothing that programs understand.
 * - `model_unavailable`: the language model failed. A deployment without a model has no problem with it.
 * - `timeout`: the time was over before everything was read.
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
  /** Each at most once, in the order in which they came up. */
  readonly problems: readonly ExtractionProblem[];
  /** There may be more to find: the time was over, or the model or a page did not answer. */
  readonly partial: boolean;
}

export interface Extractor {
  /** Ends within `extractionLimits.totalMs`, and at once when the request's signal is aborted. Does not throw for anything outside. */
  readonly extract: (request: ExtractionRequest) => Promise<ExtractionResult>;
}
