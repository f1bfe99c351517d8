import { cleanText } from "../platform/core/text.ts";
import type { Company } from "../companies/company.ts";
import { readCountry } from "../companies/countries.ts";
import { companyLimits } from "../companies/limits.ts";
import { readRegistryId, writeRegistryId } from "../companies/registry-id.ts";
import type { SaidIdentity } from "./identify-company.ts";
import { onboardingLimits } from "./limits.ts";
import type { Candidate, Offer, Session, SessionChange } from "./onboarding-session.ts";

/**
 * The offer of a search that began at `startedAt`. If another one has ended meanwhile with other companies, nobody can tell which list the
 * visitor means: then there is none.
 */
export const makeOffer = ({ offer }: Session, found: readonly Company[], startedAt: Date, now: Date): SessionChange => {
  const candidates = found.map(({ country, registryId, placeId }): Candidate => ({ country, registryId, placeId }));
  const isClear = offer === undefined || offer.madeAt <= startedAt || isSameList(offer.candidates, candidates);
  return { offer: { candidates: isClear ? candidates : [], madeAt: now } };
};

const isSameList = (one: readonly Candidate[], other: readonly Candidate[]): boolean =>
  one.length === other.length && one.every((candidate, index) => keyOf(candidate) === keyOf(other[index]));

const keyOf = (candidate: Candidate | undefined): string =>
  JSON.stringify([candidate?.country, candidate?.registryId ?? null, candidate?.placeId ?? null]);

/** What the model said in place of a company that it was given. `hint` tells it what to send. */
export interface Unclear {
  readonly kind: "unclear";
  readonly hint: string;
}

const unclear = (hint: string): Unclear => ({ kind: "unclear", hint });

/** The companies that a position may name now. */
export const openCandidates = (offer: Offer | undefined, now: Date): readonly Candidate[] =>
  offer !== undefined && now.getTime() - offer.madeAt.getTime() < onboardingLimits.offerKeptMs ? offer.candidates : [];

/** The company at a position, from 1, of the last search; whatever else was said must fit it. */
export const chooseOffered = (
  candidates: readonly Candidate[],
  position: unknown,
  said: SaidIdentity,
): ({ readonly kind: "chosen" } & SaidIdentity) | Unclear => {
  const number = readPosition(position);
  if (number === undefined) return unclear("position: send the company's number in the list as an integer, 1 for the first.");
  const candidate = candidates[number - 1];
  if (candidate === undefined) {
    return unclear(
      candidates.length === 0
        ? "position: there is no list from a search now. Call search_company again, and let the visitor choose."
        : `position: the last search has found ${candidates.length}. Send a number from 1 to ${candidates.length}.`,
    );
  }
  if (contradicts(candidate, said))
    return unclear(
      "position: the company there is another one than the country or the identifiers say. Send position and its country alone.",
    );
  return {
    kind: "chosen",
    // One that is not understood is asked for, as without a position.
    country: cleanText(said.country) === "" ? candidate.country : said.country,
    registryId: candidate.registryId ?? said.registryId,
    placeId: candidate.placeId ?? said.placeId,
    businessUrl: said.businessUrl,
  };
};

const readPosition = (said: unknown): number | undefined => {
  const number = typeof said === "string" && /^\s*\d+\s*$/.test(said) ? Number(said) : said;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 ? number : undefined;
};

const contradicts = ({ country, registryId, placeId }: Candidate, said: SaidIdentity): boolean => {
  if (![undefined, country].includes(readCountry(said.country))) return true;
  const number = readRegistryId(said.registryId, country);
  const isOtherNumber = cleanText(said.registryId) !== "" && registryId !== undefined && (number && writeRegistryId(number)) !== registryId;
  const place = cleanText(said.placeId);
  return isOtherNumber || (place !== "" && placeId !== undefined && place !== placeId);
};

/** For a company that nobody can identify, while there is a list. */
export const chooseHint = "If the visitor has chosen from the list, send the company's number there as position, and no identifier.";

/** A place in the list where a company's number belongs: some countries would read it as a number. */
export const isBarePosition = (registryId: string): boolean =>
  /^\d+$/.test(registryId.trim()) && Number(registryId) <= companyLimits.candidates;

export const barePosition = unclear("registry_id: this is no number of a company. Send the company's number in the list as position.");
