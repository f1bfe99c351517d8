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

/**
 * Whether a choice names the company that is selected already: they share an identifier, and none that both have differs.
 * Naming less than before, or one more, is no other company.
 */
export const isSameCompany = (known: KnownIdentity, chosen: Identity): boolean => {
  if (known.country !== chosen.country) return false;
  const pairs = [
    [known.registryId, chosen.registryId],
    [known.placeId, chosen.placeId],
    [siteOf(known.businessUrl ?? known.website), siteOf(chosen.businessUrl)],
  ] as const;
  const shared = pairs.filter(([before, now]) => before !== undefined && now !== undefined);
  return shared.length > 0 && shared.every(([before, now]) => before === now);
};

/** Scheme, `www` and a slash at the end do not make another website. */
const siteOf = (url: string | undefined): string | undefined =>
  url
    ?.toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/+$/, "");

/** All that both have said of one company. */
export const joinIdentities = (known: Identity, chosen: Identity): Identity => ({
  country: chosen.country,
  registryId: chosen.registryId ?? known.registryId,
  placeId: chosen.placeId ?? known.placeId,
  businessUrl: chosen.businessUrl ?? known.businessUrl,
});
