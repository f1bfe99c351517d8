import { coreOf, wordsOf, nameLikeness } from "../companies/company-names.ts";
import { companyLimits } from "../companies/limits.ts";

/** What identifies a company: at least one of the three identifiers is defined. */
export interface CompanyIdentity {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the registry's form. */
  readonly registryId: string | undefined;
  readonly placeId: string | undefined;
  /** Normalised. */
  readonly businessUrl: string | undefined;
}

/** The part of a stored company that shows whether a new choice is the same company. */
export interface KnownIdentity extends CompanyIdentity {
  readonly name: string | undefined;
  /** The website according to the registry. */
  readonly website: string | undefined;
}

/**
 * Whether a choice names the selected company: they share an identifier, and none differs. A single identifier of a kind that the company
 * lacks is also accepted, unless it is known to belong to a company with another name.
 */
export const isSameCompany = (known: KnownIdentity, chosen: CompanyIdentity, chosenName: string | undefined): boolean => {
  if (known.country !== chosen.country) return false;
  const sites = [known.businessUrl ?? known.website, chosen.businessUrl] as const;
  const shared = [
    // Two numbers in one registry mean two companies, but a company may have numbers in several registries.
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

/** Whether two names may belong to one company. Unknown ones may. */
export const mayBeAlike = (name: string | undefined, other: string | undefined): boolean =>
  name === undefined || other === undefined || nameLikeness(coreOf(wordsOf(name)), coreOf(wordsOf(other))) >= companyLimits.leastScore;

/** Hosts on which many companies have their pages. */
const manyCompanies =
  /^(?:[\w-]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|yelp|tripadvisor|etsy|ebay|amazon)\.|^(?:sites\.google\.com|g\.page|linktr\.ee|[\w-]+\.github\.io)$/;

/** Ignores differences that leave the website the same: the scheme, `www`, a trailing slash, another page of the host. */
export const siteOf = (url: string | undefined, other: string | undefined): string | undefined => {
  const plain = url
    ?.toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/(?<!\/)\/+$/, "");
  const [host = ""] = plain?.split("/") ?? [];
  return plain === undefined || other === undefined || manyCompanies.test(host) ? plain : host;
};

export const joinIdentities = (known: CompanyIdentity, chosen: CompanyIdentity): CompanyIdentity => ({
  country: chosen.country,
  // If the company has numbers in two registries, the session keeps the first.
  registryId:
    schemeOf(known.registryId) === schemeOf(chosen.registryId)
      ? (chosen.registryId ?? known.registryId)
      : (known.registryId ?? chosen.registryId),
  placeId: chosen.placeId ?? known.placeId,
  businessUrl: chosen.businessUrl ?? known.businessUrl,
});
