import { coreOf, wordsOf, nameLikeness } from "../companies/company-names.ts";
import { companyLimits } from "../companies/limits.ts";

/** By what a company is told apart from others. At least one of the three is there. */
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
  /** The website that the registry knows. */
  readonly website: string | undefined;
}

/** The names of both companies, as far as they are known. */
interface Names {
  readonly known: string | undefined;
  readonly chosen: string | undefined;
}

/**
 * Whether a choice names the company that is selected already: they share an identifier, and none that both have differs. One identifier alone that
 * the company did not have yet is one more of it, unless it is known to be of a company with another name.
 */
export const isSameCompany = (known: KnownIdentity, chosen: Identity, names?: Names): boolean => {
  if (known.country !== chosen.country) return false;
  const sites = [known.businessUrl ?? known.website, chosen.businessUrl] as const;
  const shared = [
    // Only numbers of one registry are compared: two of them are two companies, while one company may have a number in each of two
    // registries.
    ...(schemeOf(known.registryId) === schemeOf(chosen.registryId) ? [[known.registryId, chosen.registryId] as const] : []),
    [known.placeId, chosen.placeId] as const,
    [siteOf(sites[0], sites[1]), siteOf(sites[1], sites[0])] as const,
  ].filter(([before, now]) => before !== undefined && now !== undefined);
  if (shared.length > 0) return shared.every(([before, now]) => before === now);
  const given = [chosen.registryId, chosen.placeId, chosen.businessUrl].filter((identifier) => identifier !== undefined);
  return given.length === 1 && mayBeAlike(names ?? { known: undefined, chosen: undefined });
};

/** `NO-ORGNR` of `NO-ORGNR:923609016`. */
const schemeOf = (registryId: string | undefined): string | undefined =>
  registryId?.includes(":") === true ? registryId.split(":")[0] : undefined;

/** Whether two names can be those of one company; unknown ones can. */
export const mayBeAlike = ({ known, chosen }: Names): boolean =>
  known === undefined || chosen === undefined || nameLikeness(coreOf(wordsOf(known)), coreOf(wordsOf(chosen))) >= companyLimits.leastScore;

/** Hosts where every company has a page of its own. */
const manyCompanies =
  /^(?:[\w-]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|yelp|tripadvisor|etsy|ebay|amazon)\.|^(?:sites\.google\.com|g\.page|linktr\.ee|[\w-]+\.github\.io)$/;

/** Scheme, `www`, a slash at the end and a page of the same host do not make another website. */
export const siteOf = (url: string | undefined, other: string | undefined): string | undefined => {
  const plain = url
    ?.toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/+$/, "");
  const [host = ""] = plain?.split("/") ?? [];
  return plain === undefined || other === undefined || manyCompanies.test(host) ? plain : host;
};

/** All that both have said of one company. */
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
