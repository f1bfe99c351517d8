import { foldWords } from "../core/text.ts";
import type { PlaceAnswer, RegistryAnswer } from "./company-directory.ts";
import { mayBeAlike, siteOf } from "./identity.ts";

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
