import { companiesHouseApiKey, readKey } from "../../config/params.ts";
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
import { registryOptions } from "./registry-options.ts";
import { singaporeanRegistry } from "./singapore.ts";
import { slovakRegistry } from "./slovakia.ts";

/** One of each in a process: a registry that limits us is left alone by all. */
const national: ReadonlyMap<string, CompanyRegistry> = new Map([
  ["NO", norwegianRegistry(registryOptions)],
  ["FR", frenchRegistry(registryOptions)],
  ["FI", finnishRegistry(registryOptions)],
  ["CZ", czechRegistry(registryOptions)],
  ["EE", estonianRegistry(registryOptions)],
  ["IL", israeliRegistry(registryOptions)],
  ["SG", singaporeanRegistry(registryOptions)],
  ["IE", irishRegistry(registryOptions)],
  ["SK", slovakRegistry(registryOptions)],
  ["LV", latvianRegistry(registryOptions)],
  ["GB", britishRegistry({ ...registryOptions, apiKey: () => readKey(companiesHouseApiKey) })],
]);

const world = worldRegistry(registryOptions);

/** The registries that know companies of a country: its own, where there is one that can be asked, and that of the world. */
export const registriesOf = (country: string): readonly CompanyRegistry[] => {
  const own = national.get(country);
  return own === undefined ? [world] : [own, world];
};
