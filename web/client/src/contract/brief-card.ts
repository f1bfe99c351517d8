import type { Card } from "./card.ts";

export type BriefState = "no_company" | "selected" | "extracting" | "extracted" | "confirmed";

export type BriefSource = "website" | "registry" | "places" | "search" | "suggestion";

export type BriefContact = "name" | "address" | "phone" | "email" | "website";

export type BriefValue = string | readonly string[] | null;

export interface BriefFieldData {
  readonly value: BriefValue;
  /** The value as shown and spoken. */
  readonly text: string | null;
  readonly edited: boolean;
  readonly source: { readonly kind: BriefSource; readonly url: string | null } | null;
  /** 0 to 1. */
  readonly confidence: number | null;
}

export type BriefPath =
  | "voice"
  | "greeting_draft"
  | "primary_language"
  | "brand_tone"
  | "service_area"
  | "opening_hours"
  | "summary"
  | "industry"
  | "target_audience"
  | "intent"
  | "languages"
  | "products_services"
  | "unique_selling_points";

export interface BriefCompany {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly registry_id: string | null;
  readonly place_id: string | null;
  /** The website that the visitor gave. */
  readonly business_url: string | null;
  readonly name: string | null;
  readonly town: string | null;
  readonly address: string | null;
  readonly website: string | null;
  readonly closed: boolean;
  /** Whether the number was found in a registry. */
  readonly registry: "none" | "verified" | "unknown";
}

export interface BriefData {
  readonly state: BriefState;
  readonly company: BriefCompany | null;
  readonly contact: Readonly<Record<BriefContact, BriefValue>>;
  readonly fields: Readonly<Record<BriefPath, BriefFieldData>>;
  readonly confirmed_at: string | null;
}

export type BriefLabel =
  | BriefState
  | BriefPath
  | BriefContact
  | `source_${BriefSource}`
  | "brief"
  | "company"
  | "country"
  | "town"
  | "registry_id"
  | "closed"
  | "unverified"
  | "edited"
  | "source";

export type BriefCard = Card<"brief_card", BriefData, BriefLabel>;
