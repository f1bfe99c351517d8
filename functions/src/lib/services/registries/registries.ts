import * as z from "zod/mini";
import { registryUrls } from "../../config/params.ts";
import { companiesHouseApiKey, placesApiKey, readKey } from "../../config/secrets.ts";
import { isSource } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { companyLimits } from "../../companies/limits.ts";
import type { Places } from "../../companies/places.ts";
import { googlePlaces } from "../places/google-places.ts";
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

const Origins = z.record(
  z.string().check(z.refine(isSource)),
  z.url({ protocol: /^https?$/ }).check(z.overwrite((url) => url.replace(/\/+$/, ""))),
);

/**
 * Parses the origins to use instead of the registries' own, from JSON. Empty for none.
 *
 * @throws Error for any mistake, which would otherwise send requests to the real registries
 */
export const readOrigins = (json: string): ReturnType<RegistryOptions["origins"]> => {
  try {
    return Origins.parse(JSON.parse(json.trim() || "{}"));
  } catch (cause) {
    throw new Error('REGISTRY_URLS must be JSON with URLs by source, such as {"no": "https://example.com"}', { cause });
  }
};

/** The options of this deployment. */
const options: RegistryOptions = {
  origins: () => readOrigins(registryUrls.value()),
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
};

/** One of each per process, so that a registry that limits us gets no requests from anybody. */
const national: ReadonlyMap<string, CompanyRegistry> = new Map(
  [
    norwegianRegistry(options),
    frenchRegistry(options),
    finnishRegistry(options),
    czechRegistry(options),
    estonianRegistry(options),
    israeliRegistry(options),
    singaporeanRegistry(options),
    irishRegistry(options),
    slovakRegistry(options),
    latvianRegistry(options),
    britishRegistry({ ...options, apiKey: () => readKey(companiesHouseApiKey) }),
  ].map((registry) => [registry.source.toUpperCase(), registry]),
);

const world = worldRegistry(options);

/** The registries that know companies of a country: its own, if there is a usable one, and the global one. */
export const registriesOf = (country: string): readonly CompanyRegistry[] => {
  const own = national.get(country);
  return own === undefined ? [world] : [own, world];
};

/** The map of this deployment. */
export const places: Places = googlePlaces({ ...options, apiKey: () => readKey(placesApiKey) });
