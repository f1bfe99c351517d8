import { coreOf, wordsOf, nameLikeness } from "../companies/company-names.ts";
import { companyLimits } from "../companies/limits.ts";

/** What identifies a company. At least one of the three identifiers is there. */
export interface Identity {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the form of its registry. */
  readonly registryId: string | undefined;
  readonly placeId: string | undefined;
  /** Normalised. */
  readonly businessUrl: string | undefined;
}

/** The part of a stored company that tells whether a new choice is the same one. */
export interface KnownIdentity extends Identity {
  readonly name: string | undefined;
  /** The website according to the registry. */
  readonly website: string | undefined;
}

/**
 * Whether a choice names the selected company: they share an identifier, and no two known ones differ. A single identifier that the company
 * did not have yet is added to it, unless it is known to belong to a company with another name.
 */
export const isSameCompany = (known: KnownIdentity, chosen: Identity, chosenName: string | undefined): boolean => {
  if (known.country !== chosen.country) return false;
  const sites = [known.businessUrl ?? known.website, chosen.businessUrl] as const;
  const shared = [
    // Two numbers of one registry mean two companies, but one company may have a number in each of two registries.
    ...(schemeOf(known.registryId) === schemeOf(chosen.registryId) ? [[known.registryId, chosen.registryId] as const] : []),
    [known.placeId, chosen.placeId] as const,
    [siteOf(sites[0], sites[1]), siteOf(sites[1], sites[0])] as const,
  ].filter(([before, now]) => before !== undefined && now !== undefined);
  if (shared.length > 0) return shared.every(([before, now]) => before === now);
  const given = [chosen.registryId, chosen.placeId, chosen.businessUrl].filter((identifier) => identifier !== undefined);
  return given.length === 1 && mayBeAlike(known.name, chosenName);
};

/** `NO-ORGNR` of `NO-ORGNR:923609016`. */
const schemeOf = (registryId: string | undefined): string | undefined =>
  registryId?.includes(":") === true ? registryId.split(":")[0] : undefined;

/** Whether two names may belong to one company; unknown ones may. */
export const mayBeAlike = (name: string | undefined, other: string | undefined): boolean =>
  name === undefined || other === undefined || nameLikeness(coreOf(wordsOf(name)), coreOf(wordsOf(other))) >= companyLimits.leastScore;

/** Hosts where every company has a page of its own. */
const manyCompanies =
  /^(?:[\w-]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|yelp|tripadvisor|etsy|ebay|amazon)\.|^(?:sites\.google\.com|g\.page|linktr\.ee|[\w-]+\.github\.io)$/;

/** A different scheme, `www`, a trailing slash or another page of the host is still the same website. */
export const siteOf = (url: string | undefined, other: string | undefined): string | undefined => {
  const plain = url
    ?.toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/+$/, "");
  const [host = ""] = plain?.split("/") ?? [];
  return plain === undefined || other === undefined || manyCompanies.test(host) ? plain : host;
};

/** All that is known of one company from both. */
export const joinIdentities = (known: Identity, chosen: Identity): Identity => ({
  country: chosen.country,
  // The number of another registry is one more for the same company; the session has room for the first.
  registryId:
    schemeOf(known.registryId) === schemeOf(chosen.registryId)
      ? (chosen.registryId ?? known.registryId)
      : (known.registryId ?? chosen.registryId),
  placeId: chosen.placeId ?? known.placeId,
  businessUrl: chosen.businessUrl ?? known.businessUrl,
});
