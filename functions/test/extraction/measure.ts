import { expectedProfiles } from "./expected-profiles.ts";
import { peopleSites } from "./people-sites.ts";
import type { Measured } from "./precision.ts";
import { readSites } from "./read-sites.ts";
import { recordedModel } from "./recorded-model.ts";
import { askedSites } from "./served-sites.ts";

/** The results for all sites, without a model and with recorded answers of one. */
export const measure = async (): Promise<readonly [without: Measured, withModel: Measured]> => {
  const of = async (modelOf?: typeof recordedModel): Promise<Measured> => {
    const profiles = await readSites(askedSites, modelOf);
    const profileOf = (id: string) => profiles.get(id) ?? {};
    return {
      own: expectedProfiles.map((expected) => ({ expected, profile: profileOf(expected.host) })),
      people: peopleSites.map((site) => ({ site, profile: profileOf(site.id) })),
    };
  };
  return [await of(), await of(recordedModel)];
};
