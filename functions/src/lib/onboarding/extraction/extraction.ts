import type { sourceKinds as listedKinds } from "../../../../answers/brief-card.ts";
import type { Spent } from "../../platform/core/spent.ts";
import type { OpeningSpan } from "../../platform/core/opening-hours.ts";

/** Suggests a profile to the visitor, from the company's own website and what is public about it. */

/** Where a value was found. `suggestion`: drafted by Lectern from the company's name alone. */
export const sourceKinds: typeof listedKinds = ["website", "registry", "places", "search", "suggestion"];

export interface FieldSource {
  readonly kind: (typeof sourceKinds)[number];
  /** The page that says so; null if it cannot be opened in a browser. */
  readonly url: string | null;
}

export interface ExtractedField<Value> {
  readonly value: Value;
  readonly source: FieldSource;
  /** From 0 to 1: roughly how often a value from such a source is right. */
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
 * What was found about a company. Texts are single lines without markup, bounded by `extractionLimits`. `primary_language` and `languages`
 * are canonical BCP 47 tags, `website` is an absolute URL, `phone` is as the source
 * wrote it, in the digits 0 to 9.
 */
export type ExtractedProfile = Readonly<Partial<Record<TextField, ExtractedField<string>>>> &
  Readonly<Partial<Record<ListField, ExtractedField<readonly string[]>>>> &
  Readonly<Partial<Record<Exclude<ProfileKey, ProfileField>, ExtractedField<readonly OpeningSpan[]>>>>;

/** A company according to a registry. Any field may be missing. */
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
interface PlacesFacts {
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
  /** As somebody typed it, for example `fjordbakeri.example`. */
  readonly website?: string | undefined;
  readonly registry?: RegistryFacts | undefined;
  readonly places?: PlacesFacts | undefined;
}

export interface ExtractionRequest {
  readonly company: ExtractionCompany;
  /** BCP 47, for texts written for the visitor. Quotations keep the website's language. */
  readonly language: string;
  /** After an abort, the result is what has been found so far. */
  readonly signal: AbortSignal;
}

/**
 * What went wrong during an extraction; none of these makes it throw.
 * - `no_website`: no website is known. `invalid_website`: what is known is not a web address.
 * - `blocked_address`: the address leads into a private network, or to a port that is not read.
 * - `robots_disallow`: the site's robots.txt forbids reading it.
 * - `site_not_found`: the host name does not exist. `site_unreadable`: the site is down, not HTML, redirects too often, or no model read it.
 * - `nothing_found`: the site was read, but nothing on it was understood.
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
  /** Without duplicates, in order of occurrence. */
  readonly problems: readonly ExtractionProblem[];
  /** More may exist: time ran out, or the model did not answer. */
  readonly partial: boolean;
}

export interface Extractor {
  /** Returns within `extractionLimits.totalMs`, and at once after an abort. Never throws for failures of websites or the model. */
  readonly extract: (request: ExtractionRequest, spent: Spent<"run_extraction">) => Promise<ExtractionResult>;
}
