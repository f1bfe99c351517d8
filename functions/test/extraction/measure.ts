import { expectedProfiles } from "./expected-profiles.ts";
import { peopleSites } from "./people-sites.ts";
import type { Case, Measured } from "./precision.ts";
import { readSites } from "./read-sites.ts";
import { askedOwnSites, askedPeopleSite } from "./served-sites.ts";

/** The results for our own sites. */
export const measureOwn = async (): Promise<readonly Case[]> => {
  const profiles = await readSites(askedOwnSites);
  return expectedProfiles.map((expected) => ({ expected, profile: profiles.get(expected.host) ?? {} }));
};

/** The results for all sites. */
export const measure = async (): Promise<Measured> => {
  const profiles = await readSites(peopleSites.map(askedPeopleSite));
  return {
    own: await measureOwn(),
    people: peopleSites.map((site) => ({ site, profile: profiles.get(site.id) ?? {} })),
  };
};
