import { foldWords } from "../core/text.ts";
import type { PlacesFacts } from "../extraction/extraction.ts";
import { mayBeAlike, siteOf } from "./identity.ts";
import type { CompanyFacts } from "./onboarding-session.ts";

/** What a registry says of a number. */
export type RegistryAnswer =
  | { readonly kind: "found"; readonly facts: Omit<CompanyFacts, "registry">; readonly otherNames: readonly string[] }
  | { readonly kind: "absent" }
  /** There is no registry to ask, or it does not answer. */
  | { readonly kind: "unknown" };

export type PlaceAnswer =
  /** Places get new IDs. */
  | { readonly kind: "found"; readonly placeId: string; readonly place: MappedPlace }
  | { readonly kind: "absent" }
  /** There is no key for Places, or it does not answer. */
  | { readonly kind: "unknown" };

/** What the map says of a place. Its terms allow the id to be kept, and little else for long. */
export interface MappedPlace {
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

/** Two companies that were said to be one, by their names. */
export interface Contradiction {
  readonly company: string;
  readonly place: string;
}

/**
 * Whether a number and a place on the map are those of two companies: their names have nothing in common, and neither have their
 * websites, phones or addresses. A shop often has another name than the company that runs it.
 */
export const findContradiction = (registered: RegistryAnswer | undefined, placed: PlaceAnswer | undefined): Contradiction | undefined => {
  if (registered?.kind !== "found" || placed?.kind !== "found") return undefined;
  const { facts, otherNames } = registered;
  const { place } = placed;
  if (facts.name === undefined || place.name === undefined) return undefined;
  const names = [facts.name, ...otherNames];
  if (names.some((known) => mayBeAlike({ known, chosen: place.name }))) return undefined;
  const isShared =
    isSame(siteOf(facts.website, place.website), siteOf(place.website, facts.website)) ||
    isSame(digitsOf(facts.registryFacts?.phone), digitsOf(place.facts.phone)) ||
    isSame(streetOf(facts.address), streetOf(place.facts.address));
  return isShared ? undefined : { company: facts.name, place: place.name };
};

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one !== "" && one === other;

/** The end of a number, which is the same with and without its country. */
const digitsOf = (phone: string | undefined): string | undefined => {
  const digits = phone?.replaceAll(/\D/g, "");
  return digits === undefined || digits.length < subscriberDigits ? undefined : digits.slice(-subscriberDigits);
};

const subscriberDigits = 8;

/** Registry and map write the rest of an address in different ways. */
const streetOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : foldWords(address.split(",")[0] ?? "");
