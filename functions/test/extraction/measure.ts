import { expectedProfiles } from "./expected-profiles.ts";
import { peopleSites } from "./people-sites.ts";
import type { Measured } from "./precision.ts";
import { readSites } from "./read-sites.ts";
import { askedSites } from "./served-sites.ts";

/** The results for all sites. */
export const measure = async (): Promise<Measured> => {
  const profiles = await readSites(askedSites);
  const profileOf = (id: string) => profiles.get(id) ?? {};
  return {
    own: expectedProfiles.map((expected) => ({ expected, profile: profileOf(expected.host) })),
    people: peopleSites.map((site) => ({ site, profile: profileOf(site.id) })),
  };
};
