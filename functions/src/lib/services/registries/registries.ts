import { companyLimits } from "../../companies/limits.ts";
import * as params from "../../config/params.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { britishRegistry } from "./britain.ts";
import { czechRegistry } from "./czechia.ts";
import { estonianRegistry } from "./estonia.ts";
import { finnishRegistry } from "./finland.ts";
import { frenchRegistry } from "./france.ts";
import { worldRegistry } from "./gleif.ts";
import { irishRegistry } from "./ireland.ts";
import { israeliRegistry } from "./israel.ts";
import { latvianRegistry } from "./latvia.ts";
import { norwegianRegistry } from "./norway.ts";
import type { RegistryOptions } from "./registry-client.ts";
import { singaporeanRegistry } from "./singapore.ts";
import { slovakRegistry } from "./slovakia.ts";

const optionsOf = (url: { readonly value: () => string }): RegistryOptions => ({
  baseUrl: () => url.value(),
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
});

/** One of each in a process: a registry that limits us is left alone by all. */
const national: ReadonlyMap<string, CompanyRegistry> = new Map([
  ["NO", norwegianRegistry(optionsOf(params.registryNoUrl))],
  ["FR", frenchRegistry(optionsOf(params.registryFrUrl))],
  ["FI", finnishRegistry(optionsOf(params.registryFiUrl))],
  ["CZ", czechRegistry(optionsOf(params.registryCzUrl))],
  ["EE", estonianRegistry(optionsOf(params.registryEeUrl))],
  ["IL", israeliRegistry(optionsOf(params.registryIlUrl))],
  ["SG", singaporeanRegistry(optionsOf(params.registrySgUrl))],
  ["IE", irishRegistry(optionsOf(params.registryIeUrl))],
  ["SK", slovakRegistry(optionsOf(params.registrySkUrl))],
  ["LV", latvianRegistry(optionsOf(params.registryLvUrl))],
  ["GB", britishRegistry({ ...optionsOf(params.registryGbUrl), apiKey: () => params.readKey(params.companiesHouseApiKey) })],
]);

const world = worldRegistry(optionsOf(params.gleifApiUrl));

/** The registries that know companies of a country: its own, where there is one that can be asked, and that of the world. */
export const registriesOf = (country: string): readonly CompanyRegistry[] => {
  const own = national.get(country);
  return own === undefined ? [world] : [own, world];
};
