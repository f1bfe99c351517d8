import { foldWords } from "../platform/core/text.ts";
import type { Company } from "../companies/company.ts";
import type { CompanyQuery, LookUpUnit, PlaceDetails } from "../companies/company-registry.ts";
import { mayBeAlike, siteOf } from "./identity.ts";

/** `unknown`: there is no registry or map to ask, or it does not answer. */
type NotFound = { readonly kind: "absent" } | { readonly kind: "unknown" };

export type RegistryAnswer = { readonly kind: "found"; readonly company: Company } | NotFound;

export type PlaceAnswer = { readonly kind: "found"; readonly place: PlaceDetails } | NotFound;

export interface Question extends Omit<CompanyQuery, "text"> {
  readonly spent: LookUpUnit;
  readonly signal: AbortSignal;
}

/** Looks companies up by their identifiers. Does not throw when outside services fail. */
export interface CompanyDirectory {
  readonly findInRegistry: (registryId: string, question: Question) => Promise<RegistryAnswer>;
  readonly findPlace: (placeId: string, question: Question) => Promise<PlaceAnswer>;
}

/** The names of two companies whose identifiers were given for one. */
export interface Contradiction {
  readonly company: string;
  readonly place: string;
}

/**
 * Whether a number and a place on the map belong to different companies: names, websites, phones and addresses have nothing in common. A
 * different name alone is not enough, because a shop and the company that runs it often have different names.
 */
export const findContradiction = (registered: RegistryAnswer | undefined, placed: PlaceAnswer | undefined): Contradiction | undefined => {
  if (registered?.kind !== "found" || placed?.kind !== "found") return undefined;
  const { company } = registered;
  const { place } = placed;
  if ([company.name, ...company.otherNames].some((name) => mayBeAlike(name, place.name))) return undefined;
  const isShared =
    isSame(siteOf(company.website, place.website), siteOf(place.website, company.website)) ||
    isSame(digitsOf(company.phone), digitsOf(place.phone)) ||
    isSame(streetOf(company.address), streetOf(place.address));
  return isShared ? undefined : { company: company.name, place: place.name };
};

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one !== "" && one === other;

/** The last digits, which do not depend on the country code. */
const digitsOf = (phone: string | undefined): string | undefined => {
  const digits = phone?.replaceAll(/\D/g, "");
  return digits === undefined || digits.length < subscriberDigits ? undefined : digits.slice(-subscriberDigits);
};

const subscriberDigits = 8;

/** Only the street, because registry and map write the rest of an address differently. */
const streetOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : foldWords(address.split(",")[0] ?? "");
