import type { PlacesFacts } from "../extraction/extraction.ts";
import type { CompanyFacts } from "./onboarding-session.ts";

/** What a registry says of a number. */
export type RegistryAnswer =
  /** `registryId` is the number as the registry writes it. */
  | {
      readonly kind: "found";
      readonly registryId: string;
      readonly facts: Omit<CompanyFacts, "registry">;
      readonly otherNames: readonly string[];
    }
  | { readonly kind: "absent" }
  /** No number of this country looks like it. */
  | { readonly kind: "malformed" }
  /** There is no registry to ask, or it does not answer. */
  | { readonly kind: "unknown"; readonly registryId: string };

export type PlaceAnswer =
  | { readonly kind: "found"; readonly placeId: string; readonly place: Place }
  | { readonly kind: "absent" }
  /** There is no key for Places, or it does not answer. */
  | { readonly kind: "unknown"; readonly placeId: string };

/** What the map says of a place. Its terms allow the id to be kept, and little else for long. */
export interface Place {
  readonly name: string | undefined;
  readonly town: string | undefined;
  readonly website: string | undefined;
  readonly isClosed: boolean;
  readonly facts: PlacesFacts;
}

export interface Question {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47: of the conversation. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Where companies are looked up by what identifies them. Nothing that happens outside is thrown. */
export interface CompanyDirectory {
  readonly findInRegistry: (registryId: string, question: Question) => Promise<RegistryAnswer>;
  readonly findPlace: (placeId: string, question: Question) => Promise<PlaceAnswer>;
}
